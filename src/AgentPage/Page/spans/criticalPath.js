/** @import { Segment, SpanNode, SpanTree } from './types.js' */

/**
 * The critical path: at each moment the span on which the end of the trace waited. Walked from the end backwards: the child
 * that ends last is waited for until it begins, then the one that ends last before that, and what no child covers is the span's own.
 *
 * @param {SpanTree} tree
 * @returns {Segment[]} by time, without overlaps
 */
export function findCriticalPath(tree) {
  /** @type {Segment[]} */
  const segments = [];
  /** @type {Frame[]} */
  const stack = [open(undefined, tree.roots, 0, tree.duration)];
  while (stack.length > 0) {
    const frame = stack[stack.length - 1];
    const child = nextChild(frame);
    const from = child ? Math.min(child.end, frame.to) : frame.from;
    if (frame.span && from < frame.to) segments.push({ span: frame.span.index, from, to: frame.to });
    if (!child) {
      stack.pop();
      continue;
    }
    const start = Math.max(child.start, frame.from);
    frame.to = start;
    stack.push(open(child, child.children, start, from));
  }
  return segments.reverse();
}

/**
 * A span that is walked: from its end down to `to` is done, `limit` is where it began.
 *
 * @typedef {{ span: SpanNode | undefined, children: SpanNode[], next: number, from: number, to: number, limit: number }} Frame
 *
 * @param {SpanNode | undefined} span
 * @param {SpanNode[]} children
 * @param {number} from
 * @param {number} to
 * @returns {Frame}
 */
function open(span, children, from, to) {
  const ordered = children.length < 2 ? children : [...children].sort((first, second) => second.end - first.end);
  return { span, children: ordered, next: 0, from, to, limit: to };
}

/**
 * The child that ends last of those that are over at the moment reached; children that still run then are parallel work,
 * for which nobody waited. A child that outlives its parent counts as far as the parent goes.
 *
 * @param {Frame} frame
 */
function nextChild(frame) {
  while (frame.next < frame.children.length) {
    const child = frame.children[frame.next++];
    const end = Math.min(child.end, frame.limit);
    if (end <= frame.to && end > Math.max(child.start, frame.from)) return child;
  }
  return undefined;
}
