/** @import { Point } from '../../graph/types.js' */

/**
 * The way of an edge as a path: out of the right side of its node, in curves through its points, into the left side of the other.
 * Within a layer it is straight, so that it meets no node of it.
 * What goes back goes around above; a service that calls itself has a loop.
 *
 * @param {Point[]} way middles
 * @param {{ width: number, height: number }} node
 */
export function wayOf(way, node) {
  const first = way[0];
  const last = way[way.length - 1];
  if (last.x <= first.x) return wayBack(first, last, node);
  const points = [
    { x: first.x + node.width / 2, y: first.y },
    ...way.slice(1, -1).flatMap(({ x, y }) => [{ x: x - node.width / 2, y }, { x: x + node.width / 2, y }]),
    { x: last.x - node.width / 2 - 3, y: last.y },
  ];
  let path = `M${round(points[0].x)} ${round(points[0].y)}`;
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1];
    const to = points[index];
    const middle = (from.x + to.x) / 2;
    path += ` C${round(middle)} ${round(from.y)} ${round(middle)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return path;
}

/** @param {Point} first @param {Point} last @param {{ width: number, height: number }} node */
function wayBack(first, last, node) {
  const over = Math.min(first.y, last.y) - node.height / 2 - 18;
  const isLoop = first.x === last.x && first.y === last.y;
  const from = { x: first.x + (isLoop ? node.width / 4 : 0), y: first.y - node.height / 2 };
  const to = { x: last.x - (isLoop ? node.width / 4 : 0), y: last.y - node.height / 2 - 3 };
  return `M${round(from.x)} ${round(from.y)} C${round(from.x)} ${round(over)} ${round(to.x)} ${round(over)} ${round(to.x)} ${round(to.y)}`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
