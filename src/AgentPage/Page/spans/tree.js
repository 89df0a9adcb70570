/** @import { TraceAnswer } from '../server/types.js' */
/** @import { SpanNode, SpanTree } from './types.js' */
import { selfTimeOf } from './selfTime.js';

/**
 * Puts the spans of a trace into a tree. Tracers send everything: ids twice, parents that are circles or never come, ends
 * before starts. Every span gets one place: the first span of an id is the parent, and a circle is cut before its earliest span.
 *
 * @param {TraceAnswer} answer
 * @returns {SpanTree}
 */
export function buildTree(answer) {
  const spans = answer.spans.map((row, index) => createNode(row, index, answer.texts));
  /** @type {Map<string, SpanNode>} */
  const byId = new Map();
  for (const span of spans) {
    if (!byId.has(span.row.id)) byId.set(span.row.id, span);
  }
  for (const span of spans) linkToParent(span, byId);
  const roots = spans.filter(span => span.parent === undefined);
  settle(roots);
  for (const span of spans) {
    if (span.depth < 0) cutCircle(span, roots);
  }
  roots.sort(byStart);
  for (const span of spans) span.selfTime = selfTimeOf(span);
  return { spans, roots, duration: Math.max(1, answer.summary.duration, ...ends(spans)) };
}

/** @param {SpanNode[]} spans the latest end; not Math.max of all, which have not to fit the stack */
function ends(spans) {
  return [spans.reduce((latest, span) => Math.max(latest, span.end), 0)];
}

/** @param {import('../server/types.js').SpanRow} row @param {number} index @param {string[]} texts @returns {SpanNode} */
function createNode(row, index, texts) {
  return {
    index,
    row,
    service: texts[row.service] ?? '',
    name: texts[row.name] ?? '',
    resource: texts[row.resource] ?? '',
    type: row.type === undefined ? '' : (texts[row.type] ?? ''),
    start: row.offset,
    end: row.offset + Math.max(0, row.duration),
    depth: -1,
    parent: undefined,
    children: [],
    descendants: 0,
    isOrphan: false,
    selfTime: 0,
  };
}

/** @param {SpanNode} span @param {Map<string, SpanNode>} byId */
function linkToParent(span, byId) {
  if (span.row.parent === undefined || span.row.parent === '0') return;
  const parent = byId.get(span.row.parent);
  if (parent === undefined || parent === span) {
    span.isOrphan = true;
    return;
  }
  span.parent = parent;
  parent.children.push(span);
}

/** @param {SpanNode} span in or below a circle @param {SpanNode[]} roots */
function cutCircle(span, roots) {
  const parent = span.parent;
  if (parent) parent.children = parent.children.filter(child => child !== span);
  span.parent = undefined;
  span.isOrphan = true;
  roots.push(span);
  settle([span]);
}

/**
 * Sorts children, and fills in depths and the counts of descendants. Without recursion: traces may be deeper than a stack.
 *
 * @param {SpanNode[]} roots
 */
function settle(roots) {
  const visited = [];
  const waiting = [...roots];
  for (const root of roots) root.depth = 0;
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    visited.push(span);
    span.children.sort(byStart);
    for (const child of span.children) {
      child.depth = span.depth + 1;
      waiting.push(child);
    }
  }
  for (const span of visited.reverse()) {
    if (span.parent) span.parent.descendants += span.descendants + 1;
  }
}

/** @param {SpanNode} first @param {SpanNode} second */
function byStart(first, second) {
  return first.start - second.start || first.index - second.index;
}
