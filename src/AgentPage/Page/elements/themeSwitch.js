/** @import { Theme } from '../state/settings.js' */
import { h, show } from '../dom/build.js';
import { icon } from '../dom/icons.js';
import { ViewElement } from '../dom/viewElement.js';
import { announce } from '../state/announcements.js';
import { currentTheme, setTheme } from '../state/settings.js';

/** @type {Record<Theme, { next: Theme, picture: 'system' | 'sun' | 'moon', words: string }>} */
const THEMES = {
  system: { next: 'light', picture: 'system', words: 'Theme: as the system' },
  light: { next: 'dark', picture: 'sun', words: 'Theme: light' },
  dark: { next: 'system', picture: 'moon', words: 'Theme: dark' },
};

/** Goes through the themes: as the system, light, dark. */
export class ThemeSwitch extends ViewElement {
  #button = h('button', { type: 'button', class: 'button icon-button' });

  start() {
    show(this, this.#button);
    this.listen(this.#button, 'click', () => {
      setTheme(THEMES[currentTheme()].next);
      this.#draw();
      announce(THEMES[currentTheme()].words);
    });
    this.#draw();
  }

  #draw() {
    const { picture, words } = THEMES[currentTheme()];
    show(this.#button, icon(picture));
    this.#button.title = words;
    this.#button.setAttribute('aria-label', words);
  }
}

customElements.define('theme-switch', ThemeSwitch);
