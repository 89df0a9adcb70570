/** @import { IconName } from '../dom/icons.js' */
import { h } from '../dom/build.js';
import { fillButton } from '../dom/controls.js';
import { icon } from '../dom/icons.js';
import { ViewElement } from '../dom/viewElement.js';

/** @typedef {{ words: string, note?: string, act: () => void }} MenuItem */

/** A button that opens a menu below it. Arrows move, Escape and a click elsewhere close. */
export class MenuButton extends ViewElement {
  #button = h('button', { type: 'button', class: 'button', 'aria-haspopup': 'menu', 'aria-expanded': 'false' });
  #menu = h('div', { class: 'menu', role: 'menu', hidden: true });

  /**
   * @param {IconName} picture
   * @param {string} words
   * @param {MenuItem[]} items
   */
  static create(picture, words, items) {
    const element = new MenuButton();
    fillButton(element.#button, picture, words, true);
    element.#button.append(icon('down'));
    element.#menu.setAttribute('aria-label', words);
    element.#menu.append(...items.map(item => element.#item(item)));
    return element;
  }

  start() {
    if (!this.#button.isConnected) this.append(this.#button, this.#menu);
    this.listen(this.#button, 'click', () => this.#toggle(this.#menu.hidden === true));
    this.listen(this, 'keydown', event => this.#handleKey(event));
    this.listen(this, 'focusout', event => {
      if (!this.contains(/** @type {Node | null} */ (event.relatedTarget))) this.#toggle(false, false);
    });
  }

  /** @param {MenuItem} item */
  #item(item) {
    const element = h('button', { type: 'button', class: 'menu-item', role: 'menuitem', tabindex: -1 },
      h('span', {}, item.words), item.note && h('span', { class: 'menu-note' }, item.note));
    element.addEventListener('click', () => {
      this.#toggle(false);
      item.act();
    });
    return element;
  }

  /** @param {boolean} isOpen */
  #toggle(isOpen, movesFocus = true) {
    if (this.#menu.hidden !== isOpen) return;
    this.#menu.hidden = !isOpen;
    this.#button.setAttribute('aria-expanded', String(isOpen));
    if (movesFocus) /** @type {HTMLElement} */ (isOpen ? this.#menu.firstElementChild : this.#button).focus();
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    const items = /** @type {HTMLElement[]} */ ([...this.#menu.children]);
    const index = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (event.key === 'Escape') this.#toggle(false);
    else if (event.key === 'ArrowDown' && this.#menu.hidden) this.#toggle(true);
    else if (event.key === 'ArrowDown') items[(index + 1) % items.length].focus();
    else if (event.key === 'ArrowUp') items[(index + items.length - 1) % items.length].focus();
    else if (event.key === 'Home') items[0].focus();
    else if (event.key === 'End') items[items.length - 1].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

customElements.define('menu-button', MenuButton);
