/** @import { Status, Tick } from './serviceTypes.js' */
import { apiAddress } from './addresses.js';

/** How long to wait after the server has ended a stream with an error: EventSource gives up then. */
const RETRY_MILLISECONDS = 2000;

/**
 * The one stream of events of this tab. It tells `hello` and `tick` with what came, and `away` when the connection is lost.
 * Hidden tabs have none: a browser opens six connections to an address at most.
 */
export class LiveStream extends EventTarget {
  /** @type {EventSource | undefined} */
  #source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  #filter = '';
  #isWanted = false;

  constructor() {
    super();
    document.addEventListener('visibilitychange', () => this.#follow());
  }

  /** @param {string} filter which traces ticks are to bring */
  open(filter) {
    if (this.#isWanted && filter === this.#filter && this.#source) return;
    this.#filter = filter;
    this.#isWanted = true;
    this.#close();
    this.#follow();
  }

  #follow() {
    if (document.hidden) this.#close();
    else if (this.#isWanted && !this.#source) this.#connect();
  }

  #connect() {
    clearTimeout(this.#retry);
    const source = new EventSource(apiAddress('events', { filter: this.#filter }));
    this.#source = source;
    source.addEventListener('hello', event => this.#tell('hello', /** @type {Status} */ (JSON.parse(event.data))));
    source.addEventListener('tick', event => this.#tell('tick', /** @type {Tick} */ (JSON.parse(event.data))));
    source.addEventListener('error', () => {
      if (source !== this.#source) return;
      this.#tell('away', undefined);
      if (source.readyState === EventSource.CLOSED) this.#connectLater();
    });
  }

  #connectLater() {
    this.#close();
    this.#retry = setTimeout(() => this.#follow(), RETRY_MILLISECONDS);
  }

  #close() {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = undefined;
  }

  /** @param {string} name @param {unknown} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
