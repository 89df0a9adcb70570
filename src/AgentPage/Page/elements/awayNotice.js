import { h, show } from '../dom/build.js';
import { icon } from '../dom/icons.js';
import { ViewElement } from '../dom/viewElement.js';
import { live } from '../state/live.js';

/** Blinks of a connection are not told. */
const PATIENCE_MILLISECONDS = 400;

/** Says so when the server is gone; what was seen of it can still be read. */
export class AwayNotice extends ViewElement {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #wait;

  start() {
    this.setAttribute('role', 'status');
    this.listen(live, 'change', () => this.#follow());
    this.#follow();
  }

  #follow() {
    if (!live.isAway) {
      clearTimeout(this.#wait);
      this.#wait = undefined;
      show(this);
    } else if (this.#wait === undefined) {
      this.#wait = setTimeout(() => this.#tell(), PATIENCE_MILLISECONDS);
    }
  }

  #tell() {
    if (!live.isAway) return;
    show(this, h('div', { class: 'away-notice' }, icon('alert'),
      h('span', {}, h('strong', {}, 'The server does not answer. '), 'What is shown may be old. This page tries again by itself.')));
  }
}

customElements.define('away-notice', AwayNotice);
