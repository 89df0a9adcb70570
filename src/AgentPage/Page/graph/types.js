/**
 * @typedef {{ from: number, to: number }} Edge between places in a list of nodes
 *
 * @typedef {object} Layered
 * @property {number[]} layers of nodes and, after them, of the points through which long edges go
 * @property {number[][]} order the nodes and points of each layer, from top to bottom
 * @property {number[][]} chains for each edge, the nodes and points on its way
 *
 * @typedef {{ x: number, y: number }} Point
 */
export {};
