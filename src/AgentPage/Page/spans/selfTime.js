/** @import { SpanNode, SpanTree } from './types.js' */

/**
 * How long a span ran while none of its children did. Children may overlap, and reach out of their parent: what they cover
 * of the parent counts once.
 *
 * @param {SpanNode} span with its children by their start
 */
export function selfTimeOf(span) {
  let covered = 0;
  let reached = span.start;
  for (const child of span.children) {
    const from = Math.max(child.start, reached);
    const to = Math.min(child.end, span.end);
    if (to <= from) continue;
    covered += to - from;
    reached = to;
  }
  return span.end - span.start - covered;
}

/**
 * The self time of each service, the largest first: where the time of the trace went.
 *
 * @param {SpanTree} tree
 * @returns {{ service: string, selfTime: number, share: number, spans: number, errors: number }[]}
 */
export function timeByService(tree) {
  /** @type {Map<string, { service: string, selfTime: number, share: number, spans: number, errors: number }>} */
  const services = new Map();
  let total = 0;
  for (const span of tree.spans) {
    let entry = services.get(span.service);
    if (!entry) services.set(span.service, entry = { service: span.service, selfTime: 0, share: 0, spans: 0, errors: 0 });
    entry.selfTime += span.selfTime;
    entry.spans++;
    if (span.row.error) entry.errors++;
    total += span.selfTime;
  }
  for (const entry of services.values()) entry.share = total === 0 ? 0 : entry.selfTime / total;
  return [...services.values()].sort((first, second) => second.selfTime - first.selfTime);
}
