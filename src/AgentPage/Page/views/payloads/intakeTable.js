/** @import { IntakeRow } from '../../server/serviceTypes.js' */
import { h } from '../../dom/build.js';
import { textOf } from '../../dom/serviceMark.js';
import { formatBytes, formatCount } from '../../format/numbers.js';

/** @type {Record<string, string>} */
const KINDS = { statistics: 'Statistics', telemetry: 'Telemetry', configuration: 'Configuration polls', info: 'Info', other: 'Other' };

/** @param {IntakeRow[]} rows what tracers send and ask beside traces; it is counted */
export function intakeTable(rows) {
  if (rows.length === 0) return h('p', { class: 'view-message' }, 'No statistics, telemetry or configuration polls have come.');
  return h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': 'Other requests' },
    h('table', { class: 'request-table intake-table' },
      h('caption', { class: 'visually-hidden' }, 'Other requests'),
      h('thead', {}, h('tr', {},
        h('th', { scope: 'col' }, 'What'),
        h('th', { scope: 'col' }, 'Path'),
        h('th', { scope: 'col', class: 'is-number' }, 'Requests'),
        h('th', { scope: 'col', class: 'is-number' }, 'Size'))),
      h('tbody', {}, ...rows.map(row => h('tr', {},
        h('th', { scope: 'row' }, KINDS[row.kind] ?? 'Other'),
        h('td', {}, h('code', {}, textOf(row.path))),
        h('td', { class: 'is-number number' }, formatCount(row.requests)),
        h('td', { class: 'is-number number' }, formatBytes(row.bytes)))))));
}
