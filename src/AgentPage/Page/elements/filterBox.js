/** @import { Completion, CompletionAnswer } from '../server/serviceTypes.js' */
import { get } from '../server/client.js';
import { h, show } from '../dom/build.js';
import { iconButton } from '../dom/controls.js';
import { icon } from '../dom/icons.js';
import { ViewElement } from '../dom/viewElement.js';
import { applyCompletion } from '../filter/terms.js';
import { announce } from '../state/announcements.js';
import { countOf } from '../format/numbers.js';
import { CompletionList } from './completionList.js';

/** Typing faster than this asks once. */
const DELAY_MILLISECONDS = 90;

/** Where a filter is written, with completion from what was seen. It tells `filter` when one is to be used. */
export class FilterBox extends ViewElement {
  #input = h('input', {
    type: 'text', role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': 'completions',
    'aria-label': 'Filter traces',
    placeholder: 'Filter: service:shop status:error @duration:>100ms', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false',
    maxlength: 2000,
    'aria-describedby': 'filter-fault', enterkeyhint: 'search', name: 'filter',
  });
  #clear = iconButton('close', 'Clear the filter', () => this.#use(''));
  #fault = h('p', { class: 'filter-fault', id: 'filter-fault', role: 'alert' });
  #list = new CompletionList(item => this.#complete(item));
  /** @type {AbortController | undefined} */
  #asking;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #delay;
  #place = { from: 0, to: 0 };
  /** The text that the completions are for. */
  #asked = '';
  #used = '';

  start() {
    show(this, h('div', { class: 'filter-field' }, icon('search'), this.#input, this.#clear), this.#list.element, this.#fault);
    this.listen(this.#input, 'input', () => this.#askLater());
    this.listen(this.#input, 'click', () => this.#askLater());
    this.listen(this.#input, 'keydown', event => this.#handleKey(event));
    this.listen(this.#input, 'blur', () => this.#close());
    this.#clear.hidden = this.#input.value === '';
  }

  /** @returns {string} */
  get value() {
    return this.#used;
  }

  set value(filter) {
    this.#used = filter;
    if (this.#input.value !== filter) this.#input.value = filter;
    this.#clear.hidden = filter === '';
  }

  focusInput() {
    this.#input.focus();
    this.#input.select();
  }

  /** @param {string | undefined} message what is wrong with the filter @param {number} [at] */
  showFault(message, at) {
    this.#input.setAttribute('aria-invalid', String(message !== undefined));
    show(this.#fault, message !== undefined && (at === undefined ? message : `${message} (at ${at + 1})`));
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    if (this.#isCurrent && this.#list.handle(event)) this.#mark();
    else if (event.key === 'Enter') this.#use(this.#input.value);
    else if (event.key === 'Escape' && this.#list.isOpen) this.#close();
    else if (event.key === 'ArrowDown') this.#ask(() => this.#list.activateFirst());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether the list is for the text that stands: until the next answer it may be for an earlier one. */
  get #isCurrent() {
    return this.#input.value === this.#asked;
  }

  #askLater() {
    this.#clear.hidden = this.#input.value === '';
    if (!this.#isCurrent) {
      this.#asking?.abort();
      this.#list.deactivate();
      this.#mark();
    }
    clearTimeout(this.#delay);
    this.#delay = setTimeout(() => this.#ask(), DELAY_MILLISECONDS);
  }

  /** @param {() => void} [then] when the list stands */
  async #ask(then) {
    clearTimeout(this.#delay);
    this.#asking?.abort();
    const asking = this.#asking = new AbortController();
    const filter = this.#input.value;
    const at = this.#input.selectionStart ?? filter.length;
    try {
      /** @type {CompletionAnswer} */
      const answer = await get('completions', { filter, at: String(at) }, asking.signal);
      if (document.activeElement !== this.#input) return;
      this.#asked = filter;
      this.#place = answer;
      this.#list.show(answer.items);
      then?.();
      this.#mark();
      if (answer.items.length > 0) announce(countOf(answer.items.length, 'completion'));
    } catch {
      // Without an answer there is no completion; the stream says that the server is away. One that was taken back is replaced by the next.
      if (!asking.signal.aborted) this.#close();
    }
  }

  /** @param {Completion} item */
  #complete(item) {
    if (!this.#isCurrent) return;
    const { filter, at } = applyCompletion(this.#input.value, this.#place, item.text);
    this.#input.value = filter;
    this.#input.focus();
    this.#input.setSelectionRange(at, at);
    if (item.kind === 'value') this.#use(filter);
    else this.#ask();
  }

  /** @param {string} filter */
  #use(filter) {
    this.#close();
    this.value = filter.trim();
    this.dispatchEvent(new CustomEvent('filter', { detail: this.#used }));
    this.#input.focus();
  }

  #close() {
    clearTimeout(this.#delay);
    this.#asking?.abort();
    this.#list.show([]);
    this.#mark();
  }

  #mark() {
    this.#input.setAttribute('aria-expanded', String(this.#list.isOpen));
    const active = this.#list.activeId;
    if (active) this.#input.setAttribute('aria-activedescendant', active);
    else this.#input.removeAttribute('aria-activedescendant');
  }
}

customElements.define('filter-box', FilterBox);
