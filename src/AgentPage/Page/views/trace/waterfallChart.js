/** @import { SpanNode } from '../../spans/types.js' */
/** @import { TraceState } from './traceState.js' */
import { h, place, show } from '../../dom/build.js';
import { ViewElement } from '../../dom/viewElement.js';
import { RowCursor } from '../../elements/rowCursor.js';
import { VirtualRows } from '../../elements/virtualRows.js';
import { handleChartKey } from './chartKeys.js';
import { zoomByWheel } from './chartGestures.js';
import { columnHandle } from './columnHandle.js';
import { TimeAxis } from './timeAxis.js';
import { WaterfallRow } from './waterfallRow.js';

/** The spans of a trace in the order of their tree, each with its bar in time. */
export class WaterfallChart extends ViewElement {
  #rows = new VirtualRows();
  /** @type {WeakMap<HTMLElement, WaterfallRow>} */
  #drawn = new WeakMap();
  /** @type {Map<string | number, number>} places of rows */
  #places = new Map();

  /** @param {TraceState} state */
  constructor(state) {
    super();
    this.state = state;
    this.axis = new TimeAxis(state);
    this.cursor = new RowCursor(this.#rows, {
      indexOf: key => this.#places.get(key) ?? -1,
      open: () => undefined,
      move: index => state.select(state.rows[index]),
    });
    this.#rows.source = {
      get count() {
        return state.rows.length;
      },
      key: index => state.rows[index].row.ref,
      create: index => this.#create(state.rows[index]),
      update: (row, index) => this.#drawn.get(row)?.update(state.rows[index]),
    };
  }

  start() {
    const { state } = this;
    this.#rows.setAttribute('role', 'treegrid');
    this.#rows.setAttribute('aria-label', 'Waterfall');
    const head = h('div', { class: 'row head waterfall-row', role: 'row', 'aria-rowindex': 1 },
      h('div', { class: 'waterfall-name', role: 'columnheader' }, 'Service and resource', columnHandle(this)),
      h('div', { class: 'waterfall-time', role: 'columnheader' }, h('span', { class: 'visually-hidden' }, 'Time'), this.axis));
    this.#rows.prepend(head);
    show(this, this.#rows);
    this.listen(this.axis, 'ticks', event => place(this, event.detail));
    this.listen(state, 'rows', () => this.#refresh());
    this.listen(state, 'window', () => this.#rows.refresh());
    this.listen(state, 'critical', () => this.#rows.refresh());
    this.listen(state, 'select', () => this.#follow());
    this.listen(this.#rows, 'keydown', event => this.#handleKey(event));
    this.listen(this.#rows, 'click', event => this.#click(event));
    this.listen(this.#rows, 'dblclick', event => this.#doubleClick(event));
    zoomByWheel(this.#rows, () => this.axis.getBoundingClientRect(), state, this.signal);
    this.#refresh();
    this.#follow();
  }

  #refresh() {
    const { rows } = this.state;
    this.#places = new Map(rows.map((span, place) => [span.row.ref, place]));
    this.#rows.setAttribute('aria-rowcount', String(rows.length + 1));
    this.#rows.refresh();
  }

  #follow() {
    const { selected } = this.state;
    this.cursor.setKey(selected?.row.ref);
    if (selected) this.#rows.reveal(this.cursor.index);
    this.#rows.refresh();
  }

  /** @param {SpanNode} span */
  #create(span) {
    const row = new WaterfallRow(this.state, span);
    this.#drawn.set(row.element, row);
    return row.element;
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    if (handleChartKey(this.state, event) || this.cursor.handle(event)) return;
    const span = this.state.selected;
    if (!span || event.ctrlKey || event.metaKey || event.altKey) return;
    const isCollapsed = this.state.collapsed.has(span.row.ref);
    if (event.key === 'ArrowLeft' && !isCollapsed && span.children.length > 0) this.state.fold(span, true);
    else if (event.key === 'ArrowLeft' && span.parent) this.state.select(span.parent);
    else if (event.key === 'ArrowRight' && isCollapsed) this.state.fold(span, false);
    else if (event.key === 'ArrowRight' && span.children.length > 0) this.state.select(span.children[0]);
    else return;
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const span = this.#spanAt(target);
    if (!span) return;
    if (target.closest('.twisty')) this.state.fold(span, !this.state.collapsed.has(span.row.ref));
    else this.state.select(span);
  }

  /** @param {MouseEvent} event */
  #doubleClick(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest('.waterfall-time') && !target.closest('.head')) this.state.zoomTo(this.#spanAt(target));
  }

  /** @param {Element} target */
  #spanAt(target) {
    const row = /** @type {HTMLElement | null} */ (target.closest('.waterfall-row'));
    return row ? this.#drawn.get(row)?.span : undefined;
  }
}

customElements.define('waterfall-chart', WaterfallChart);
