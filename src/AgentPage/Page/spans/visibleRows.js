/** @import { SpanNode } from './types.js' */

/**
 * The spans that a waterfall shows, in the order of the tree, without those below a collapsed one.
 *
 * @param {SpanNode[]} roots
 * @param {ReadonlySet<string>} collapsed references of spans
 */
export function visibleRows(roots, collapsed) {
  /** @type {SpanNode[]} */
  const rows = [];
  const waiting = [...roots].reverse();
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    rows.push(span);
    if (collapsed.has(span.row.ref)) continue;
    for (let child = span.children.length - 1; child >= 0; child--) waiting.push(span.children[child]);
  }
  return rows;
}

/** @param {SpanNode} span @returns {SpanNode[]} all spans above it, the nearest first */
export function ancestorsOf(span) {
  const spans = [];
  for (let above = span.parent; above; above = above.parent) spans.push(above);
  return spans;
}
