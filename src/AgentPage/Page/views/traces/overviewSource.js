/** @import { Overview } from '../../server/overviewTypes.js' */
import { get } from '../../server/client.js';

/** Counting looks at every trace: not more often than this. */
const COUNT_MILLISECONDS = 2000;

/** Asks for what fits a filter at a glance: at once for a new filter, and at most every two seconds while traces come. */
export class OverviewSource {
  #filter = '';
  #isWaiting = false;
  /** @type {AbortController | undefined} */
  #asking;

  /** @param {(overview: Overview) => void} tell */
  constructor(tell) {
    this.tell = tell;
  }

  /** @param {string} filter */
  set filter(filter) {
    this.#filter = filter;
  }

  later() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => { if (this.#isWaiting) this.ask(); }, COUNT_MILLISECONDS);
  }

  async ask() {
    this.#isWaiting = false;
    this.#asking?.abort();
    const asking = this.#asking = new AbortController();
    try {
      /** @type {Overview} */
      const overview = await get('traces/overview', { filter: this.#filter }, asking.signal);
      this.tell(overview);
    } catch {
      // What is shown stays; the next answer comes with the next traces.
    }
  }
}
