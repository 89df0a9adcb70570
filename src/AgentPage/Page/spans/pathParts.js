/** @import { Segment } from './types.js' */
/** @import { TimeWindow } from './timeWindow.js' */

/** Parts of the critical path that a row draws; a span with 25,000 children one after the other is on it as often. */
const MOST_PARTS = 500;

/**
 * The parts of the critical path within a window. Those that begin in the same 500th of it are drawn as one: nobody could see them apart.
 *
 * @param {Segment[]} segments by time, without overlaps
 * @param {TimeWindow} view
 * @returns {{ left: number, right: number }[]} as parts of the window
 */
export function partsOf(segments, { from, to }) {
  const length = to - from;
  /** @type {{ left: number, right: number }[]} */
  const parts = [];
  for (const segment of segments) {
    const left = Math.max(0, (segment.from - from) / length);
    const right = Math.min(1, (segment.to - from) / length);
    if (right <= left) continue;
    const last = parts[parts.length - 1];
    if (last && Math.floor(last.left * MOST_PARTS) === Math.floor(left * MOST_PARTS)) last.right = right;
    else parts.push({ left, right });
  }
  return parts;
}
