/** @import { Completion } from '../server/serviceTypes.js' */
import { h, show } from '../dom/build.js';
import { NOTHING } from '../dom/serviceMark.js';
import { formatShort } from '../format/numbers.js';

/** The list below a filter: its items are chosen with the arrows, Enter, Tab and the pointer. */
export class CompletionList {
  element = h('div', { class: 'completions', id: 'completions', role: 'listbox', 'aria-label': 'Completions', hidden: true });
  /** @type {Completion[]} */
  #items = [];
  #active = -1;

  /** @param {(item: Completion) => void} choose */
  constructor(choose) {
    this.choose = choose;
    // The field keeps the focus: pointerdown would take it away before the click.
    this.element.addEventListener('pointerdown', event => event.preventDefault());
  }

  get isOpen() {
    return this.#items.length > 0;
  }

  /** @returns {string | undefined} */
  get activeId() {
    return this.#active < 0 ? undefined : `completion-${this.#active}`;
  }

  /** @param {Completion[]} items none closes the list */
  show(items) {
    this.#items = items;
    this.#active = -1;
    this.element.hidden = items.length === 0;
    show(this.element, ...items.map((item, index) => this.#option(item, index)));
    this.element.scrollTop = 0;
  }

  activateFirst() {
    if (this.isOpen) this.#move(0);
  }

  deactivate() {
    this.#activate(-1);
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it was for the list */
  handle(event) {
    if (!this.isOpen || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'ArrowDown') this.#move(this.#active + 1);
    else if (event.key === 'ArrowUp') this.#move(this.#active - 1);
    else if (event.key === 'Enter' && this.#active >= 0) this.choose(this.#items[this.#active]);
    else if (event.key === 'Tab' && !event.shiftKey && this.#active >= 0) this.choose(this.#items[this.#active]);
    else return false;
    return true;
  }

  /** @param {number} index */
  #move(index) {
    const count = this.#items.length;
    this.#activate(((index % count) + count) % count);
    this.element.children[this.#active].scrollIntoView({ block: 'nearest' });
  }

  /** @param {number} index -1 for none */
  #activate(index) {
    this.#active = index;
    [...this.element.children].forEach((option, place) => option.setAttribute('aria-selected', String(place === index)));
  }

  /** @param {Completion} item @param {number} index */
  #option(item, index) {
    const option = h('div', { class: 'completion', role: 'option', id: `completion-${index}`, 'aria-selected': 'false' },
      h('span', { class: `completion-kind kind-${item.kind}` }, item.kind),
      h('bdi', { class: 'completion-label' }, item.label === '' ? NOTHING : item.label),
      item.count !== undefined && h('span', { class: 'completion-count number' }, formatShort(item.count)));
    option.addEventListener('click', () => this.choose(item));
    return option;
  }
}
