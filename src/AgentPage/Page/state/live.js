/** @import { Status, Tick } from '../server/serviceTypes.js' */
import { LiveStream } from '../server/liveStream.js';

/**
 * What is known of the server. It tells `change` whenever any of it did, `tick` with what a tick brought, `return` when the
 * server is there again after it was away or this tab was hidden, and `restart` when it is another one: everything is anew then.
 */
class Live extends EventTarget {
  #stream = new LiveStream();
  /** @type {Status | undefined} */
  status;
  isAway = false;

  constructor() {
    super();
    this.#stream.addEventListener('hello', event => this.#greet(/** @type {CustomEvent<Status>} */ (event).detail));
    this.#stream.addEventListener('tick', event => this.#take(/** @type {CustomEvent<Tick>} */ (event).detail));
    this.#stream.addEventListener('away', () => this.#lose());
  }

  /** @param {string} filter which traces ticks are to bring */
  follow(filter) {
    this.#stream.open(filter);
  }

  /** @param {Status} status */
  #greet(status) {
    const before = this.status;
    this.status = status;
    this.isAway = false;
    this.#tell('change');
    if (before && before.instance !== status.instance) this.#tell('restart');
    else if (before) this.#tell('return');
  }

  /** @param {Tick} tick */
  #take(tick) {
    if (!this.status) return;
    const { kept, counts, intake } = tick;
    this.status = { ...this.status, kept, counts, intake };
    this.#tell('change');
    this.#tell('tick', tick);
  }

  #lose() {
    if (this.isAway) return;
    this.isAway = true;
    this.#tell('change');
  }

  /** @param {string} name @param {unknown} [detail] */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

export const live = new Live();
