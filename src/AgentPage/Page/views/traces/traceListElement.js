/** @import { TraceSummary } from '../../server/types.js' */
/** @import { TraceOrder } from './traceOrder.js' */
/** @import { TraceWindow } from './traceWindow.js' */
import { h, show } from '../../dom/build.js';
import { icon } from '../../dom/icons.js';
import { ViewElement } from '../../dom/viewElement.js';
import { firstTrace } from '../../elements/firstTrace.js';
import { RowCursor } from '../../elements/rowCursor.js';
import { VirtualRows } from '../../elements/virtualRows.js';
import { countOf } from '../../format/numbers.js';
import { goTo } from '../../routing/router.js';
import { announce } from '../../state/announcements.js';
import { live } from '../../state/live.js';
import { ROW_MARKS, traceHead, traceRow } from './traceRow.js';

/** Who moves the pointer over the list is about to click: rows must not move away. */
const POINTER_MILLISECONDS = 2500;

/** The rows of traces, with what floats above them. It tells `release` when what waits is wanted. */
export class TraceListElement extends ViewElement {
  isPaused = false;
  isFiltered = false;
  /** @type {HTMLElement} */
  #head = h('div');
  #rows = new VirtualRows();
  #pill = h('button', { type: 'button', class: 'new-pill', hidden: true });
  #empty = h('div', { class: 'list-message' });
  /** @type {WeakMap<HTMLElement, TraceSummary>} */
  #drawn = new WeakMap();
  #pointerAt = -Infinity;
  #scrolled = 0;
  #announced = 0;

  /** @param {TraceWindow} window */
  constructor(window) {
    super();
    this.window = window;
    this.cursor = new RowCursor(this.#rows, { indexOf: key => window.indexOf(key), open: index => goTo('trace', window.rows[index].id) });
    this.#rows.source = {
      get count() {
        return window.rows.length;
      },
      key: index => window.rows[index].id,
      create: index => this.#create(window.rows[index]),
      update: (row, index) => this.#update(row, window.rows[index]),
    };
  }

  start() {
    this.#rows.setAttribute('role', 'grid');
    if (!this.#head.parentElement) this.order(undefined);
    show(this, this.#pill, this.#rows, this.#empty);
    this.listen(this.#pill, 'click', () => this.dispatchEvent(new Event('release')));
    this.listen(this.#rows, 'nearend', () => this.dispatchEvent(new Event('nearend')));
    this.listen(this.#rows, 'keydown', event => { if (!event.target.closest('button')) this.cursor.handle(event); });
    this.listen(this.#rows, 'scroll', () => { if (!this.closest('[hidden]')) this.#scrolled = this.#rows.scrollTop; }, { passive: true });
    this.listen(this.#rows, 'pointermove', () => { this.#pointerAt = performance.now(); }, { passive: true });
    this.listen(this.#rows, 'click', event => this.#click(event));
  }

  /** @param {TraceOrder | undefined} order what a press on a column asks for is told as `sort` */
  order(order) {
    const words = order === undefined ? 'newest first' : `by ${order.column}, ${order.isDescending ? 'descending' : 'ascending'}`;
    this.#rows.setAttribute('aria-label', `Traces, ${words}`);
    const focused = this.#head.contains(document.activeElement)
      ? [...this.#head.children].findIndex(cell => cell.contains(document.activeElement))
      : -1;
    const head = traceHead(order, column => this.dispatchEvent(new CustomEvent('sort', { detail: column })));
    if (this.#head.parentElement) this.#head.replaceWith(head);
    else this.#rows.prepend(head);
    this.#head = head;
    if (focused >= 0) head.children[focused].querySelector('button')?.focus();
  }

  /** Whether somebody reads, so that rows stay where they are. */
  get isRead() {
    const isHidden = this.closest('[hidden]') !== null;
    const hasCursor = this.contains(document.activeElement) && this.cursor.index >= 0;
    return isHidden || this.#scrolled > 0 || hasCursor || performance.now() - this.#pointerAt < POINTER_MILLISECONDS;
  }

  draw() {
    const { rows, waitingCount } = this.window;
    this.#rows.setAttribute('aria-rowcount', String(rows.length + 1));
    this.#rows.refresh();
    this.#drawPill(waitingCount);
    this.#rows.classList.toggle('is-empty', rows.length === 0);
    this.#drawEmpty(rows.length === 0);
  }

  toTop() {
    this.#scrolled = 0;
    this.#rows.scrollTop = 0;
    this.cursor.setKey(undefined);
  }

  /** Back from a trace: the list is where it was. */
  focusAgain() {
    this.#rows.scrollTop = this.#scrolled;
    if (this.cursor.index >= 0) this.#rows.focus({ preventScroll: true });
  }

  /** @param {number} count */
  #drawPill(count) {
    this.#pill.hidden = count === 0;
    if (count > 0) show(this.#pill, icon('up'), countOf(count, 'new trace'));
    // The first ones are told, then every doubling: a stream of counts helps nobody.
    if (count === 0) this.#announced = 0;
    else if (count >= Math.max(1, this.#announced * 2)) announce(countOf(this.#announced = count, 'new trace'));
  }

  /** @param {boolean} isEmpty */
  #drawEmpty(isEmpty) {
    const kind = !isEmpty ? 'none' : this.isFiltered ? 'filtered' : `first ${live.status?.mode} ${live.status?.loading?.done}`;
    if (this.#empty.dataset.kind === kind) return;
    this.#empty.dataset.kind = kind;
    if (kind === 'none') show(this.#empty);
    else if (kind === 'filtered') show(this.#empty, h('p', {}, 'No trace fits this filter.'));
    else show(this.#empty, firstTrace(live.status));
  }

  /** @param {TraceSummary} trace */
  #create(trace) {
    const row = traceRow(trace);
    this.#drawn.set(row, trace);
    return row;
  }

  /** @param {HTMLElement} row @param {TraceSummary} trace */
  #update(row, trace) {
    row.classList.toggle('is-gone', trace.seq < this.window.oldest);
    if (this.#drawn.get(row) === trace) return;
    const fresh = traceRow(trace);
    for (const name of ROW_MARKS) row.classList.toggle(name, fresh.classList.contains(name));
    row.replaceChildren(...fresh.children);
    this.#drawn.set(row, trace);
  }

  /** @param {MouseEvent} event a row may be drawn anew between press and release, so that its link misses the click */
  #click(event) {
    const row = /** @type {Element} */ (event.target).closest('.trace-row:not(.head)');
    const index = row ? this.window.rows.findIndex(trace => row.id === `trace-${trace.seq}`) : -1;
    if (index < 0) return;
    this.cursor.setKey(this.window.rows[index].id);
    const isLink = /** @type {Element} */ (event.target).closest('a') !== null;
    if (!isLink && !event.ctrlKey && !event.metaKey && !event.shiftKey) goTo('trace', this.window.rows[index].id);
  }
}

customElements.define('trace-list', TraceListElement);
