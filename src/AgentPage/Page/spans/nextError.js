/** @import { SpanNode } from './types.js' */
import { visibleRows } from './visibleRows.js';

/**
 * The error after or before a span, in the order of the tree. After the last one comes the first, and before the first the last.
 *
 * @param {SpanNode[]} roots
 * @param {SpanNode | undefined} from without one, the first or the last error
 * @param {1 | -1} step
 * @returns {{ span: SpanNode, place: number, count: number } | undefined} its number from 1; undefined if no span is an error
 */
export function nextError(roots, from, step) {
  const rows = visibleRows(roots, new Set());
  const start = from === undefined ? (step > 0 ? -1 : rows.length) : rows.indexOf(from);
  /** @type {{ span: SpanNode, at: number }[]} */
  const errors = [];
  rows.forEach((span, at) => { if (span.row.error) errors.push({ span, at }); });
  if (errors.length === 0) return undefined;
  const place = step > 0 ? errors.findIndex(error => error.at > start) : errors.findLastIndex(error => error.at < start);
  const found = place >= 0 ? place : step > 0 ? 0 : errors.length - 1;
  return { span: errors[found].span, place: found + 1, count: errors.length };
}
