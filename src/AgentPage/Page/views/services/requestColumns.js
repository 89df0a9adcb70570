/** @import { Requests, Window } from '../../server/serviceTypes.js' */
/** @import { Child } from '../../dom/build.js' */
import { latencyHistogram } from '../../charts/latencyHistogram.js';
import { requestBars } from '../../charts/requestBars.js';
import { h } from '../../dom/build.js';
import { serviceMark, textOf } from '../../dom/serviceMark.js';
import { addTerm, termOf } from '../../filter/terms.js';
import { formatDuration } from '../../format/durations.js';
import { countOf, formatCount, formatPercent, formatRate } from '../../format/numbers.js';
import { formatRoute } from '../../routing/routes.js';

/**
 * A row of a table of requests: of a service, or of a resource.
 *
 * @typedef {Requests & { label: string, type?: string, name?: string, isOther?: boolean }} RequestRow
 * @typedef {object} Column
 * @property {string} name
 * @property {string} key a class, and the name of the order in the address
 * @property {(row: RequestRow, window: Window) => Child} cell
 * @property {(row: RequestRow) => number | string} [order] without one, nobody sorts by it
 * @property {boolean} [isNumber]
 */

/** @returns {Column[]} */
export function serviceColumns() {
  return [
    { name: 'Service', key: 'name', cell: row => h('a', { href: formatRoute('service', row.label) }, serviceMark(row.label)),
      order: row => row.label },
    { name: 'Type', key: 'type', cell: row => row.type !== undefined && textOf(row.type, 'faint'), order: row => row.type ?? '' },
    ...numberColumns(),
  ];
}

/** @param {string} service @returns {Column[]} */
export function resourceColumns(service) {
  return [
    { name: 'Resource', key: 'name', cell: row => resourceCell(service, row), order: row => row.label },
    ...numberColumns(),
  ];
}

/** @param {string} service @param {RequestRow} row */
function resourceCell(service, row) {
  if (row.isOther) return h('span', { class: 'faint' }, row.label);
  const filter = addTerm(termOf('service', service), termOf('resource', row.label));
  return h('span', { class: 'resource-name-cell' },
    h('a', { href: formatRoute('traces', '', { filter }), title: 'Traces of this resource' }, textOf(row.label)),
    row.name !== undefined && h('span', { class: 'operation-name' }, textOf(row.name)));
}

/** @returns {Column[]} */
function numberColumns() {
  return [
    { name: 'Requests', key: 'requests', isNumber: true, cell: row => formatCount(row.requests), order: row => row.requests },
    { name: 'Rate', key: 'rate', isNumber: true, cell: row => (row.perSecond === undefined ? '–' : formatRate(row.perSecond)),
      order: row => row.perSecond ?? 0 },
    { name: 'Over time', key: 'series', cell: (row, window) => requestBars(row, window, { isSmall: true }) },
    { name: 'Errors', key: 'errors', isNumber: true, cell: errorCell, order: row => row.errors / Math.max(1, row.requests) },
    { name: 'p50', key: 'p50', isNumber: true, cell: row => formatDuration(row.p50), order: row => row.p50 ?? 0 },
    { name: 'p95', key: 'p95', isNumber: true, cell: row => formatDuration(row.p95), order: row => row.p95 ?? 0 },
    { name: 'p99', key: 'p99', isNumber: true, cell: row => formatDuration(row.p99), order: row => row.p99 ?? 0 },
    { name: 'Latency', key: 'latency', cell: row => latencyHistogram(row, { isSmall: true }) },
  ];
}

/** @param {RequestRow} row */
function errorCell(row) {
  const share = formatPercent(row.errors, row.requests);
  if (row.errors === 0) return h('span', { class: 'faint' }, share);
  return h('span', { class: 'error-count', title: countOf(row.errors, 'error') }, share);
}
