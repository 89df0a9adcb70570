/** @import { Edge, Layered } from './types.js' */

/** More sweeps change nothing that is seen. */
const SWEEPS = 8;

/**
 * Orders each layer so that few edges cross: nodes go to the middle of their neighbours in the layer before, then in the
 * layer after, again and again (Sugiyama's barycenter method). Edges over several layers get a point in each.
 *
 * @param {number[]} nodeLayers
 * @param {Edge[]} edges
 * @returns {Layered}
 */
export function orderLayers(nodeLayers, edges) {
  const layers = [...nodeLayers];
  const chains = edges.map(edge => chainOf(edge, layers));
  /** @type {number[][]} */
  const order = Array.from({ length: Math.max(-1, ...layers) + 1 }, () => []);
  layers.forEach((layer, node) => order[layer].push(node));
  const neighbours = neighboursOf(layers, chains);
  let best = order.map(layer => [...layer]);
  let fewest = crossings(order, neighbours.after);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    const isForward = sweep % 2 === 0;
    const side = isForward ? neighbours.before : neighbours.after;
    for (let step = 1; step < order.length; step++) {
      const layer = isForward ? step : order.length - 1 - step;
      sortByMiddle(order[layer], order[isForward ? layer - 1 : layer + 1], side);
    }
    const crossed = crossings(order, neighbours.after);
    if (crossed >= fewest) continue;
    fewest = crossed;
    best = order.map(layer => [...layer]);
  }
  return { layers, order: best, chains };
}

/** @param {Edge} edge @param {number[]} layers to which its points are added */
function chainOf(edge, layers) {
  const chain = [edge.from];
  const direction = Math.sign(layers[edge.to] - layers[edge.from]);
  for (let layer = layers[edge.from] + direction; direction !== 0 && layer !== layers[edge.to]; layer += direction) {
    chain.push(layers.push(layer) - 1);
  }
  chain.push(edge.to);
  return chain;
}

/** @param {number[]} layers @param {number[][]} chains */
function neighboursOf(layers, chains) {
  const before = layers.map(() => /** @type {number[]} */ ([]));
  const after = layers.map(() => /** @type {number[]} */ ([]));
  for (const chain of chains) {
    for (let step = 1; step < chain.length; step++) {
      const [left, right] = [chain[step - 1], chain[step]].sort((first, second) => layers[first] - layers[second]);
      if (layers[left] === layers[right]) continue;
      after[left].push(right);
      before[right].push(left);
    }
  }
  return { before, after };
}

/** @param {number[]} layer @param {number[]} fixed @param {number[][]} neighbours */
function sortByMiddle(layer, fixed, neighbours) {
  const places = new Map(fixed.map((node, place) => [node, place]));
  const middles = new Map(layer.map((node, place) => {
    const found = neighbours[node].map(neighbour => places.get(neighbour) ?? 0);
    return [node, found.length === 0 ? place : found.reduce((sum, value) => sum + value, 0) / found.length];
  }));
  layer.sort((first, second) => (middles.get(first) ?? 0) - (middles.get(second) ?? 0));
}

/** @param {number[][]} order @param {number[][]} after */
export function crossings(order, after) {
  let count = 0;
  for (let layer = 0; layer + 1 < order.length; layer++) {
    const places = new Map(order[layer + 1].map((node, place) => [node, place]));
    const targets = order[layer].flatMap(node => after[node].map(next => places.get(next) ?? 0).sort((a, b) => a - b));
    for (let first = 0; first < targets.length; first++) {
      for (let second = first + 1; second < targets.length; second++) {
        if (targets[first] > targets[second]) count++;
      }
    }
  }
  return count;
}
