/** @import { TraceList, TraceSummary } from '../../server/types.js' */
/** @import { TraceWindow } from './traceWindow.js' */
import { get } from '../../server/client.js';

/** How long changes are gathered: a trace that comes in ten payloads is asked for once or twice. */
const DELAY_MILLISECONDS = 400;
/** The server takes so many ids at once. */
const MOST_IDS = 100;

/** Gets traces of the list anew that have got more spans. */
export class ChangedTraces {
  /** @type {Set<string>} */
  #ids = new Set();
  /** @type {TraceWindow | undefined} */
  #window;
  #isWaiting = false;

  /** @param {(traces: TraceSummary[]) => void} tell */
  constructor(tell) {
    this.tell = tell;
  }

  /** @param {string[]} ids @param {TraceWindow} window those that are not in it are left out */
  add(ids, window) {
    for (const id of ids) {
      if (window.indexOf(id) >= 0) this.#ids.add(id);
    }
    this.#window = window;
    this.#askLater();
  }

  #askLater() {
    if (this.#ids.size === 0 || this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => this.#ask(), DELAY_MILLISECONDS);
  }

  async #ask() {
    this.#isWaiting = false;
    const shown = [...this.#ids].filter(id => (this.#window?.indexOf(id) ?? -1) >= 0);
    const ids = shown.slice(-MOST_IDS);
    this.#ids = new Set(shown.slice(0, -MOST_IDS));
    this.#askLater();
    if (ids.length === 0) return;
    try {
      /** @type {TraceList} */
      const list = await get('traces', { ids: ids.join(',') });
      this.tell(list.traces);
    } catch {
      // The rows stay as they are; the stream says that the server is away.
    }
  }
}
