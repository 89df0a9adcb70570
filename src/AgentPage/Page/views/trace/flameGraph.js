/** @import { SpanNode } from '../../spans/types.js' */
/** @import { TraceState } from './traceState.js' */
import { h, place, show, svg } from '../../dom/build.js';
import { ViewElement } from '../../dom/viewElement.js';
import { layoutFlame, placeRows } from '../../spans/flameLayout.js';
import { handleChartKey } from './chartKeys.js';
import { zoomByWheel } from './chartGestures.js';
import { flameBox, FLAME_ROW } from './flameBox.js';
import { TimeAxis } from './timeAxis.js';

/** The spans of a trace as boxes below those that called them. Only what is seen is drawn. */
export class FlameGraph extends ViewElement {
  #canvas = svg('svg', { class: 'flame-canvas', role: 'listbox', tabindex: 0, 'aria-label': 'Flame Graph' });
  #room = h('div', { class: 'flame-room' }, this.#canvas);
  #frame = 0;

  /** @param {TraceState} state */
  constructor(state) {
    super();
    this.state = state;
    this.axis = new TimeAxis(state);
    this.layout = placeRows(state.tree.roots, state.tree.spans.length);
  }

  start() {
    const { state } = this;
    show(this, h('div', { class: 'flame-head' }, this.axis), this.#room);
    this.listen(this.axis, 'ticks', event => place(this, event.detail));
    this.listen(this, 'scroll', () => this.#drawLater(), { passive: true });
    for (const name of ['window', 'critical', 'select']) this.listen(state, name, () => this.#drawLater());
    this.listen(state, 'rows', () => this.#replace());
    this.listen(this.#canvas, 'keydown', event => this.#handleKey(event));
    this.listen(this.#canvas, 'click', event => state.select(this.#spanAt(event)));
    this.listen(this.#canvas, 'dblclick', event => state.zoomTo(this.#spanAt(event)));
    zoomByWheel(this, () => this.#canvas.getBoundingClientRect(), state, this.signal);
    const observer = new ResizeObserver(() => this.#drawLater());
    observer.observe(this);
    this.signal.addEventListener('abort', () => observer.disconnect());
    this.#draw();
  }

  #replace() {
    const { tree } = this.state;
    this.layout = placeRows(tree.roots, tree.spans.length);
    this.#drawLater();
  }

  #drawLater() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    const { state, layout } = this;
    const width = Math.max(1, this.#room.clientWidth);
    place(this.#room, { rows: layout.count });
    const firstRow = Math.max(0, Math.floor(this.scrollTop / FLAME_ROW) - 2);
    const lastRow = firstRow + Math.ceil(this.clientHeight / FLAME_ROW) + 4;
    const boxes = layoutFlame(state.tree.spans, layout.rows, { ...state.window, firstRow, lastRow, minimum: 1 / width });
    const drawn = boxes.map(box => flameBox(box, width, state));
    const active = document.activeElement === this.#canvas;
    show(this.#canvas, ...drawn);
    if (active) this.#canvas.focus({ preventScroll: true });
    const { selected } = state;
    if (selected && boxes.some(box => box.span === selected))
      this.#canvas.setAttribute('aria-activedescendant', `flame-${selected.row.ref}`);
    else this.#canvas.removeAttribute('aria-activedescendant');
  }

  /** @param {Event} event @returns {SpanNode | undefined} */
  #spanAt(event) {
    const box = /** @type {Element} */ (event.target).closest('.flame-box');
    return box ? this.state.spanOf(box.id.slice('flame-'.length)) : undefined;
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    if (handleChartKey(this.state, event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { selected, tree } = this.state;
    const target = selected ? neighbour(selected, event.key, tree.roots) : event.key.startsWith('Arrow') ? tree.roots[0] : undefined;
    if (!target) return;
    this.state.select(target);
    this.#reveal(target);
    event.preventDefault();
  }

  /** @param {SpanNode} span */
  #reveal(span) {
    const top = this.layout.rows[span.index] * FLAME_ROW;
    const room = this.clientHeight - this.#room.offsetTop - FLAME_ROW;
    if (top < this.scrollTop) this.scrollTo(0, top);
    else if (top > this.scrollTop + room) this.scrollTo(0, top - room);
    const { from, to } = this.state.window;
    if (span.end < from || span.start > to) this.state.zoomTo(span);
  }
}

/** @param {SpanNode} span @param {string} key @param {SpanNode[]} roots @returns {SpanNode | undefined} */
function neighbour(span, key, roots) {
  const siblings = span.parent?.children ?? roots;
  const place = siblings.indexOf(span);
  switch (key) {
    case 'ArrowUp': return span.parent;
    case 'ArrowDown': return span.children[0];
    case 'ArrowLeft': return siblings[place - 1];
    case 'ArrowRight': return siblings[place + 1];
    case 'Home': return roots[0];
    default: return undefined;
  }
}

customElements.define('flame-graph', FlameGraph);
