/** @import { Tick } from '../../server/serviceTypes.js' */
/** @import { TraceList, TraceSummary } from '../../server/types.js' */

/** Rows that a list which nobody reads keeps; older ones are asked for again. Memory stays the same after days of traffic. */
const LIVE_ROWS = 1000;
/** Traces that wait behind `12 new` and are there at once when they are wanted; a count stands for what is more. */
const WAITING_ROWS = 500;

/** Which traces the list shows, newest first. What is new comes in at the top, or waits while somebody reads. */
export class TraceWindow {
  /** @type {TraceSummary[]} */
  rows = [];
  /** Where older ones begin; undefined at the end. @type {number | undefined} */
  next;
  /** How many new ones wait. */
  waitingCount = 0;
  /** The lowest `seq` that can still be looked at. */
  oldest = 0;
  /** @type {TraceSummary[]} */
  #waiting = [];
  /** @type {Map<string | number, number>} */
  #places = new Map();

  /** @param {TraceList} list the first page, in the place of everything */
  replace(list) {
    this.rows = list.traces;
    this.next = list.next;
    this.oldest = list.oldest ?? 0;
    this.#waiting = [];
    this.waitingCount = 0;
    this.#index();
  }

  /** @param {TraceList} list the page after those that are there */
  append(list) {
    this.rows.push(...list.traces.filter(trace => !this.#places.has(trace.id)));
    this.next = list.next;
    this.#index();
  }

  /** @param {Tick} tick @param {boolean} isReading whether the list is to stand still */
  take(tick, isReading) {
    if (tick.cleared) this.#forget(tick.oldest ?? Infinity);
    this.oldest = tick.oldest ?? this.oldest;
    const known = tick.traces.filter(trace => !this.#places.has(trace.id));
    // Beyond those that were told there are more only when none of the told ones is in the list: they are the newest.
    const untold = known.length === tick.traces.length ? tick.added - tick.traces.length : 0;
    this.waitingCount += known.length + untold;
    // Below what was not told there would be a gap: older ones are asked for again.
    this.#waiting = untold > 0 ? known : [...known, ...this.#waiting].slice(0, WAITING_ROWS);
    if (!isReading) this.release();
  }

  /** Lets in what waits. Where more has come than was kept, older rows are asked for again, so that there is no gap. */
  release() {
    if (this.waitingCount === 0) return;
    const hasAll = this.waitingCount <= this.#waiting.length || this.#waiting.length === 0;
    const rows = hasAll ? [...this.#waiting, ...this.rows] : this.#waiting;
    const isCut = !hasAll || rows.length > LIVE_ROWS;
    this.rows = rows.slice(0, LIVE_ROWS);
    if (isCut) this.next = this.rows[this.rows.length - 1]?.seq;
    this.#waiting = [];
    this.waitingCount = 0;
    this.#index();
  }

  /** @param {TraceSummary[]} traces as they are now; those that are not in the list are left out @returns {boolean} whether one was */
  change(traces) {
    let isChanged = false;
    for (const trace of traces) {
      const place = this.#places.get(trace.id);
      if (place !== undefined) this.rows[place] = trace;
      isChanged ||= place !== undefined;
    }
    return isChanged;
  }

  /** @param {string | number} id @returns {number} -1 where it is not in the list */
  indexOf(id) {
    return this.#places.get(id) ?? -1;
  }

  /** @param {number} oldest what is below it is gone */
  #forget(oldest) {
    this.rows = this.rows.filter(trace => trace.seq >= oldest);
    this.#waiting = this.#waiting.filter(trace => trace.seq >= oldest);
    this.waitingCount = this.#waiting.length;
    if (this.next !== undefined && this.next <= oldest) this.next = undefined;
    this.#index();
  }

  #index() {
    this.#places = new Map(this.rows.map((trace, place) => [trace.id, place]));
  }
}
