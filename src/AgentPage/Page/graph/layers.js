/** @import { Edge } from './types.js' */

/**
 * The layer of each node: callers left of those whom they call. Calls that close a circle point back and do not count.
 *
 * @param {number} count of nodes
 * @param {Edge[]} edges
 * @returns {number[]}
 */
export function assignLayers(count, edges) {
  const forward = withoutCircles(count, edges);
  const layers = new Array(count).fill(0);
  const incoming = new Array(count).fill(0);
  for (const edge of forward) incoming[edge.to]++;
  const ready = [...layers.keys()].filter(node => incoming[node] === 0);
  for (let node = ready.shift(); node !== undefined; node = ready.shift()) {
    for (const edge of forward) {
      if (edge.from !== node) continue;
      layers[edge.to] = Math.max(layers[edge.to], layers[node] + 1);
      if (--incoming[edge.to] === 0) ready.push(edge.to);
    }
  }
  return layers;
}

/**
 * The edges that do not close a circle, found by depth; it begins with nodes that nobody calls, so that circles are cut
 * where they come back to what was entered first.
 *
 * @param {number} count
 * @param {Edge[]} edges
 */
export function withoutCircles(count, edges) {
  const called = new Set(edges.filter(edge => edge.from !== edge.to).map(edge => edge.to));
  const outgoing = Array.from({ length: count }, () => /** @type {Edge[]} */ ([]));
  for (const edge of edges) outgoing[edge.from].push(edge);
  /** @type {(undefined | 'open' | 'done')[]} */
  const states = new Array(count);
  /** @type {Edge[]} */
  const kept = [];
  const starts = [...Array(count).keys()].sort((first, second) => Number(called.has(first)) - Number(called.has(second)));
  for (const start of starts) {
    if (states[start]) continue;
    const stack = [{ node: start, next: 0 }];
    states[start] = 'open';
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      const edge = outgoing[top.node][top.next++];
      if (!edge) {
        states[top.node] = 'done';
        stack.pop();
      } else if (states[edge.to] !== 'open') {
        kept.push(edge);
        if (!states[edge.to]) {
          states[edge.to] = 'open';
          stack.push({ node: edge.to, next: 0 });
        }
      }
    }
  }
  return kept;
}
