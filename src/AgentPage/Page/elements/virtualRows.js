import { h, place } from '../dom/build.js';
import { ViewElement } from '../dom/viewElement.js';

/** Rows above and below what is seen, so that scrolling finds them there. */
const OVERSCAN = 8;

/**
 * What a list shows. `key` names a row whatever its place is; `create` builds it, `update` is told its place each time.
 *
 * @typedef {object} RowSource
 * @property {number} count of all rows, at each moment
 * @property {(index: number) => string | number} key
 * @property {(index: number) => HTMLElement} create
 * @property {(row: HTMLElement, index: number) => void} [update]
 */

/**
 * Rows of equal height, of which only those exist that are seen. Their height is `--row-height` of the style sheets, in pixels.
 * It tells `rendered` when other rows exist than before, and `nearend` when the last rows come into sight.
 */
export class VirtualRows extends ViewElement {
  /** @type {RowSource} */
  source = { count: 0, key: index => index, create: () => h('div') };
  /** @type {Map<string | number, HTMLElement>} */
  #rows = new Map();
  #body = h('div', { class: 'virtual-body', role: 'rowgroup' });
  #rowHeight = 36;
  #frame = 0;

  start() {
    this.classList.add('virtual-rows');
    if (!this.#body.isConnected) this.append(this.#body);
    const observer = new ResizeObserver(() => this.#measure());
    observer.observe(this);
    this.signal.addEventListener('abort', () => observer.disconnect());
    this.listen(this, 'scroll', () => this.#renderLater(), { passive: true });
    this.#measure();
  }

  /** @returns {number} how many rows are seen at once */
  get pageSize() {
    return Math.max(1, Math.floor(this.clientHeight / this.#rowHeight) - 1);
  }

  /** Shows the source as it is now. Rows whose key stays keep their element. */
  refresh() {
    place(this.#body, { rows: this.source.count });
    this.#render();
  }

  /** @param {number} index scrolls as little as brings the row into sight */
  reveal(index) {
    const head = this.#body.offsetTop;
    const top = index * this.#rowHeight;
    const room = this.clientHeight - head;
    if (top < this.scrollTop) this.scrollTo(0, top);
    else if (top + this.#rowHeight > this.scrollTop + room) this.scrollTo(0, top + this.#rowHeight - room);
    this.#render();
  }

  /** @param {string | number} key @returns {HTMLElement | undefined} */
  rowOf(key) {
    return this.#rows.get(key);
  }

  #measure() {
    this.#rowHeight = parseFloat(getComputedStyle(this).getPropertyValue('--row-height')) || 36;
    this.#render();
  }

  #renderLater() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#render());
  }

  #render() {
    const { count } = this.source;
    const first = Math.max(0, Math.floor(this.scrollTop / this.#rowHeight) - OVERSCAN);
    const last = Math.min(count, Math.ceil((this.scrollTop + this.clientHeight) / this.#rowHeight) + OVERSCAN);
    /** @type {Map<string | number, HTMLElement>} */
    const kept = new Map();
    let before = /** @type {Element | null} */ (null);
    for (let index = first; index < last; index++) {
      const key = this.source.key(index);
      const row = this.#rows.get(key) ?? this.source.create(index);
      this.#settle(row, index, before);
      before = row;
      kept.set(key, row);
    }
    for (const [key, row] of this.#rows) {
      if (kept.get(key) !== row) row.remove();
    }
    this.#rows = kept;
    this.dispatchEvent(new Event('rendered'));
    if (last >= count && this.clientHeight > 0) this.dispatchEvent(new Event('nearend'));
  }

  /** @param {HTMLElement} row @param {number} index @param {Element | null} before */
  #settle(row, index, before) {
    place(row, { row: index });
    row.setAttribute('aria-rowindex', String(index + 2)); // the head is the first one
    this.source.update?.(row, index);
    // Reading order is the order of elements.
    const isInPlace = before ? before.nextElementSibling === row : this.#body.firstElementChild === row;
    if (!isInPlace) this.#body.insertBefore(row, before ? before.nextElementSibling : this.#body.firstElementChild);
  }
}

customElements.define('virtual-rows', VirtualRows);
