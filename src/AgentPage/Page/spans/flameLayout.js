/** @import { SpanNode } from './types.js' */

// Left and width are parts of what is shown.
/** @typedef {{ span: SpanNode, row: number, left: number, width: number, more: number }} FlameBox */

/** How many rows are tried for one span. */
const MOST_TRIES = 2000;
/** How many rows are tried for all spans: 50,000 at the same time would take 100,000,000 tries, which are seconds. */
const MOST_TRIES_IN_ALL = 5_000_000;

/**
 * The row of each span in a flame graph: below its parent, and below whatever overlaps it there, since spans of one parent
 * may run at the same time. Boxes that find no free row within so many tries are drawn over others.
 *
 * @param {SpanNode[]} roots
 * @param {number} count of all spans
 * @returns {{ rows: Int32Array, count: number }} rows by the index of the span
 */
export function placeRows(roots, count) {
  const rows = new Int32Array(count);
  /** @type {number[]} where the last box of each row ends */
  const ends = [];
  let left = MOST_TRIES_IN_ALL;
  const waiting = [...roots].reverse().map(span => ({ span, row: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    let row = next.row;
    const last = row + Math.min(MOST_TRIES, left);
    while (row < last && ends[row] > next.span.start) row++;
    left -= row - next.row;
    ends[row] = Math.max(ends[row] ?? 0, next.span.end);
    rows[next.span.index] = row;
    for (let child = next.span.children.length - 1; child >= 0; child--) {
      waiting.push({ span: next.span.children[child], row: row + 1 });
    }
  }
  return { rows, count: ends.length };
}

/**
 * The boxes within a window of time and rows. Boxes that are narrower than `minimum` are drawn as one with their neighbours
 * of the row, since nobody could see them apart: a trace of 50,000 spans costs no more than what fits the screen.
 *
 * @param {SpanNode[]} spans by their start
 * @param {Int32Array} rows
 * @param {{ from: number, to: number, firstRow: number, lastRow: number, minimum: number }} view
 * @returns {FlameBox[]}
 */
export function layoutFlame(spans, rows, view) {
  const length = Math.max(1, view.to - view.from);
  /** @type {Map<number, FlameBox>} */
  const last = new Map();
  /** @type {FlameBox[]} */
  const boxes = [];
  for (const span of spans) {
    const row = rows[span.index];
    if (row < view.firstRow || row > view.lastRow || span.start > view.to || span.end < view.from) continue;
    const left = Math.max(0, (span.start - view.from) / length);
    const width = Math.min(1, (span.end - view.from) / length) - left;
    const previous = last.get(row);
    if (width < view.minimum && previous && previous.width <= view.minimum && left < previous.left + view.minimum) {
      previous.more++;
      continue;
    }
    const box = { span, row, left, width: Math.max(width, view.minimum), more: 0 };
    last.set(row, box);
    boxes.push(box);
  }
  return boxes;
}
