import { live } from '../state/live.js';

/** What is counted over minutes is asked for again at most this often. */
const REFRESH_MILLISECONDS = 2000;

/** Calls when there is something new, but not too often: after ticks with payloads, a clearing, and the server's return. */
export class Refresher {
  #isWaiting = false;

  /** @param {() => void} act */
  constructor(act) {
    this.act = act;
  }

  /** @param {AbortSignal} signal until when */
  follow(signal) {
    live.addEventListener('tick', event => {
      const tick = /** @type {CustomEvent<import('../server/serviceTypes.js').Tick>} */ (event).detail;
      if (tick.cleared) this.act();
      else if (tick.payloads) this.#later(signal);
    }, { signal });
    live.addEventListener('return', () => this.act(), { signal });
  }

  /** @param {AbortSignal} signal */
  #later(signal) {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      if (!signal.aborted) this.act();
    }, REFRESH_MILLISECONDS);
  }
}
