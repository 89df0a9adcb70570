/** @import { Window } from '../../server/serviceTypes.js' */
/** @import { Column, RequestRow } from './requestColumns.js' */
import { h, show } from '../../dom/build.js';
import { icon } from '../../dom/icons.js';
import { ViewElement } from '../../dom/viewElement.js';

/** A table of requests, sorted by the column that was chosen. */
export class RequestTable extends ViewElement {
  #sortKey = 'requests';
  #isDown = true;
  /** @type {RequestRow[]} */
  #rows = [];
  /** @type {Window | undefined} */
  #window;
  #body = h('tbody');
  #note = h('p', { class: 'table-note faint' });
  /** @type {Map<string, HTMLElement>} */
  #heads = new Map();

  /** @param {string} label @param {Column[]} columns */
  constructor(label, columns) {
    super();
    this.label = label;
    this.columns = columns;
  }

  start() {
    if (this.#body.isConnected) return;
    const heads = this.columns.map(column => this.#head(column));
    const table = h('table', { class: 'request-table' },
      h('caption', { class: 'visually-hidden' }, this.label), h('thead', {}, h('tr', {}, ...heads)), this.#body);
    show(this, h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': this.label }, table), this.#note);
    this.#markHeads();
  }

  /** @param {string} words */
  set note(words) {
    if (this.#note.textContent !== words) show(this.#note, words);
  }

  /** @param {RequestRow[]} rows @param {Window} window */
  show(rows, window) {
    this.#rows = rows;
    this.#window = window;
    this.#draw();
  }

  /** @param {Column} column */
  #head(column) {
    const head = h('th', { scope: 'col', class: `column-${column.key} ${column.isNumber ? 'is-number' : ''}` });
    if (!column.order) return show(head, column.name), head;
    const button = h('button', { type: 'button', class: 'sort-button' }, column.name, icon('down'));
    button.addEventListener('click', () => this.#sort(column));
    head.append(button);
    this.#heads.set(column.key, head);
    return head;
  }

  /** @param {Column} column */
  #sort(column) {
    this.#isDown = this.#sortKey === column.key ? !this.#isDown : column.isNumber === true;
    this.#sortKey = column.key;
    this.#markHeads();
    this.#draw();
  }

  #markHeads() {
    for (const [key, head] of this.#heads) {
      if (key === this.#sortKey) head.setAttribute('aria-sort', this.#isDown ? 'descending' : 'ascending');
      else head.removeAttribute('aria-sort');
    }
  }

  #draw() {
    const window = this.#window;
    const order = this.columns.find(column => column.key === this.#sortKey)?.order;
    if (!window || !order) return;
    const sign = this.#isDown ? -1 : 1;
    const rows = [...this.#rows].sort((first, second) => compare(order(first), order(second)) * sign || compare(first.label, second.label));
    // A row whose link has the focus is drawn anew: the focus goes to the new one.
    const focused = [...this.#body.rows].findIndex(row => row.contains(document.activeElement));
    const label = focused < 0 ? undefined : this.#body.rows[focused].cells[0].textContent;
    show(this.#body, ...rows.map(row => this.#row(row, window)));
    const again = label === undefined ? undefined : [...this.#body.rows].find(row => row.cells[0].textContent === label);
    again?.querySelector('a')?.focus({ preventScroll: true });
  }

  /** @param {RequestRow} row @param {Window} window */
  #row(row, window) {
    return h('tr', {}, ...this.columns.map((column, index) => {
      const className = `column-${column.key} ${column.isNumber ? 'is-number number' : ''}`;
      return index === 0
        ? h('th', { scope: 'row', class: className }, column.cell(row, window))
        : h('td', { class: className }, column.cell(row, window));
    }));
  }
}

/** @param {number | string} first @param {number | string} second */
function compare(first, second) {
  return first < second ? -1 : first > second ? 1 : 0;
}

customElements.define('request-table', RequestTable);
