/** @import { MapEdge } from '../../server/serviceTypes.js' */
import { h } from '../../dom/build.js';
import { serviceMark } from '../../dom/serviceMark.js';
import { formatDuration } from '../../format/durations.js';
import { formatCount, formatPercent } from '../../format/numbers.js';

/** @param {MapEdge[]} edges the calls of the map in words, the most frequent first */
export function callTable(edges) {
  if (edges.length === 0) return h('p', { class: 'view-message' }, 'No service calls another one in these traces.');
  const sorted = [...edges].sort((first, second) => second.calls - first.calls);
  const table = h('table', { class: 'request-table call-table' },
    h('caption', { class: 'visually-hidden' }, 'Calls between services'),
    h('thead', {}, h('tr', {}, head('Service'), head('calls'), head('Calls', true), head('Errors', true), head('p95', true))),
    h('tbody', {}, ...sorted.map(edge => h('tr', {},
      h('th', { scope: 'row' }, serviceMark(edge.from)),
      h('td', {}, serviceMark(edge.to)),
      h('td', { class: 'is-number number' }, formatCount(edge.calls)),
      h('td', { class: 'is-number number' },
        edge.errors > 0
          ? h('span', { class: 'error-count' }, formatPercent(edge.errors, edge.calls))
          : h('span', { class: 'faint' }, '0 %')),
      h('td', { class: 'is-number number' }, formatDuration(edge.p95))))));
  return h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': 'Calls between services' }, table);
}

/** @param {string} words @param {boolean} [isNumber] */
function head(words, isNumber) {
  return h('th', { scope: 'col', class: isNumber ? 'is-number' : '' }, words);
}
