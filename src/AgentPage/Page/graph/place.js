/** @import { Edge, Layered, Point } from './types.js' */
import { assignLayers } from './layers.js';
import { orderLayers } from './order.js';

/** How many times places are drawn towards their neighbours. */
const PASSES = 12;

/**
 * Places nodes and the ways of edges, layers from left to right.
 *
 * @param {number} count of nodes
 * @param {Edge[]} edges
 * @param {{ layer: number, row: number }} gaps between the middles of layers and of the nodes in one
 * @returns {{ nodes: Point[], ways: Point[][], width: number, height: number }} middles, from 0 on
 */
export function placeGraph(count, edges, gaps) {
  const layered = orderLayers(assignLayers(count, edges), edges);
  const ys = placeRows(layered, gaps.row);
  const points = layered.layers.map((layer, node) => ({ x: layer * gaps.layer, y: ys[node] }));
  return {
    nodes: points.slice(0, count),
    ways: layered.chains.map(chain => chain.map(node => points[node])),
    width: Math.max(0, layered.order.length - 1) * gaps.layer,
    height: Math.max(0, ...ys),
  };
}

/** @param {Layered} layered @param {number} gap */
function placeRows(layered, gap) {
  const ys = new Array(layered.layers.length).fill(0);
  for (const layer of layered.order) layer.forEach((node, place) => { ys[node] = place * gap; });
  const neighbours = neighboursOf(layered);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const layer of layered.order) {
      for (const node of layer) {
        if (neighbours[node].length > 0) ys[node] = average(neighbours[node].map(other => ys[other]));
      }
      spread(layer, ys, gap);
    }
  }
  const top = Math.min(...ys, Infinity);
  return ys.map(y => y - top);
}

/** @param {Layered} layered */
function neighboursOf(layered) {
  const neighbours = layered.layers.map(() => /** @type {number[]} */ ([]));
  for (const chain of layered.chains) {
    for (let step = 1; step < chain.length; step++) {
      neighbours[chain[step]].push(chain[step - 1]);
      neighbours[chain[step - 1]].push(chain[step]);
    }
  }
  return neighbours;
}

/**
 * Moves the nodes of a layer apart where they are too near, keeping their order and their middle.
 *
 * @param {number[]} layer
 * @param {number[]} ys
 * @param {number} gap
 */
function spread(layer, ys, gap) {
  const wanted = average(layer.map(node => ys[node]));
  for (let place = 1; place < layer.length; place++) {
    ys[layer[place]] = Math.max(ys[layer[place]], ys[layer[place - 1]] + gap);
  }
  const shift = wanted - average(layer.map(node => ys[node]));
  for (const node of layer) ys[node] += shift;
}

/** @param {number[]} values */
function average(values) {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
