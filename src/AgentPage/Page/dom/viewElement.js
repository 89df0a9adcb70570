/**
 * A custom element that does something while it is in the document. What it listens to and waits for ends with its signal,
 * which is another one each time it is put in.
 */
export class ViewElement extends HTMLElement {
  #life = new AbortController();

  /** @returns {AbortSignal} aborted once the element has left the document */
  get signal() {
    return this.#life.signal;
  }

  connectedCallback() {
    this.#life = new AbortController();
    this.start();
  }

  disconnectedCallback() {
    this.#life.abort();
  }

  /** Builds the content and begins to listen. */
  start() {}

  /**
   * Listens while the element is in the document.
   *
   * @param {EventTarget} target
   * @param {string} name
   * @param {(event: any) => void} act
   * @param {AddEventListenerOptions} [options]
   */
  listen(target, name, act, options) {
    target.addEventListener(name, act, { ...options, signal: this.signal });
  }
}
