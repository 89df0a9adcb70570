/** @import { GraphAnswer, MapEdge, MapNode } from '../../server/serviceTypes.js' */
/** @import { Point } from '../../graph/types.js' */
import { h, show, svg } from '../../dom/build.js';
import { NOTHING } from '../../dom/serviceMark.js';
import { ViewElement } from '../../dom/viewElement.js';
import { formatDuration } from '../../format/durations.js';
import { countOf, formatPercent, formatShort } from '../../format/numbers.js';
import { toneOf } from '../../format/tones.js';
import { placeGraph } from '../../graph/place.js';
import { formatRoute } from '../../routing/routes.js';
import { wayOf } from './edgeWay.js';

const NODE = { width: 168, height: 52 };
const GAPS = { layer: 260, row: 84 };
const MARGIN = 24;
/** From this share of errors on, nodes and calls are red. */
const BAD_SHARE = 0.05;
/** Characters of a name that fit into a node. */
const LONGEST_NAME = 19;

/** Who calls whom, from left to right. */
export class ServiceMap extends ViewElement {
  #drawn = '';

  /** @param {GraphAnswer} graph */
  draw(graph) {
    const drawn = JSON.stringify(graph);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const places = new Map(graph.nodes.map((node, place) => [node.service, place]));
    const edges = graph.edges.filter(edge => places.has(edge.from) && places.has(edge.to));
    const links = edges.map(edge => ({ from: places.get(edge.from) ?? 0, to: places.get(edge.to) ?? 0 }));
    const placed = placeGraph(graph.nodes.length, links, GAPS);
    const width = placed.width + NODE.width + 2 * MARGIN;
    const height = placed.height + NODE.height + 2 * MARGIN;
    const most = edges.reduce((high, edge) => Math.max(high, edge.calls), 1);
    const focused = this.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined;
    const viewBox = `${-MARGIN - NODE.width / 2} ${-MARGIN - NODE.height / 2} ${width} ${height}`;
    const drawing = svg('svg', { viewBox, width, height, role: 'group', 'aria-label': 'Service Map' },
      arrowHead(),
      ...edges.map((edge, index) => edgeOf(edge, placed.ways[index], most)),
      ...graph.nodes.map((node, index) => nodeOf(node, placed.nodes[index])));
    show(this, h('div', { class: 'map-scroll', tabindex: 0, role: 'region', 'aria-label': 'Service Map' }, drawing));
    for (const link of this.querySelectorAll('a')) if (focused && link.getAttribute('href') === focused) link.focus();
  }
}

/** @param {number} errors @param {number} all whether so many are errors that it is drawn as one; all are told as numbers */
function isBad(errors, all) {
  return errors > 0 && errors / all >= BAD_SHARE;
}

function arrowHead() {
  const size = { viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 9, markerHeight: 9, markerUnits: 'userSpaceOnUse' };
  return svg('defs', {},
    svg('marker', { id: 'arrow', ...size, orient: 'auto-start-reverse' }, svg('path', { class: 'map-arrow', d: 'M0 0.5 8 4 0 7.5Z' })));
}

/** @param {MapEdge} edge @param {Point[]} way @param {number} most calls of an edge */
function edgeOf(edge, way, most) {
  const width = 1.25 + 2.75 * Math.sqrt(edge.calls / most);
  const figures = `${countOf(edge.calls, 'call')}, ${countOf(edge.errors, 'error')}, p95 ${formatDuration(edge.p95)}`;
  const words = `${edge.from || NOTHING} calls ${edge.to || NOTHING}: ${figures}`;
  const path = wayOf(way, NODE);
  return svg('g', { class: isBad(edge.errors, edge.calls) ? 'map-edge has-error' : 'map-edge' },
    svg('title', {}, words),
    svg('path', { class: 'map-edge-room', d: path }),
    svg('path', { class: 'map-edge-line', d: path, 'stroke-width': width.toFixed(2), 'marker-end': 'url(#arrow)' }));
}

/** @param {MapNode} node @param {Point} point */
function nodeOf(node, point) {
  const name = [...(node.service || NOTHING)];
  const cut = name.length <= LONGEST_NAME ? name.join('') : `${name.slice(0, LONGEST_NAME - 1).join('')}…`;
  const errors = formatPercent(node.errors, node.requests);
  const words = `${node.service || NOTHING}: ${countOf(node.requests, 'request')}, ${errors} errors, p95 ${formatDuration(node.p95)}`;
  const left = point.x - NODE.width / 2;
  const top = point.y - NODE.height / 2;
  const className = `map-node ${toneOf(node.service)} ${isBad(node.errors, node.requests) ? 'has-error' : ''}`;
  return svg('a', { href: formatRoute('service', node.service), class: className, 'aria-label': words },
    svg('title', {}, words),
    svg('rect', { class: 'map-node-box', x: left, y: top, width: NODE.width, height: NODE.height, rx: 8 }),
    svg('rect', { class: 'map-node-tone', x: left + 10, y: top + 13, width: 10, height: 10, rx: 3 }),
    svg('text', { class: 'map-node-name', x: left + 27, y: top + 18, 'dominant-baseline': 'central' }, cut),
    svg('text', { class: 'map-node-figures', x: left + 10, y: top + 37, 'dominant-baseline': 'central' },
      `${formatShort(node.requests)} req · ${formatDuration(node.p95)}`),
    node.errors > 0 && svg('text',
      { class: 'map-node-errors', x: left + NODE.width - 10, y: top + 37, 'text-anchor': 'end', 'dominant-baseline': 'central' },
      formatPercent(node.errors, node.requests)));
}

customElements.define('service-map', ServiceMap);
