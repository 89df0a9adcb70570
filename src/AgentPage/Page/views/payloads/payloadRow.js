/** @import { PayloadRow } from '../../server/serviceTypes.js' */
import { h, show } from '../../dom/build.js';
import { badge, serviceMark, textOf } from '../../dom/serviceMark.js';
import { formatBytes, formatCount } from '../../format/numbers.js';
import { formatClock } from '../../format/times.js';
import { formatRoute } from '../../routing/routes.js';

/** @type {[name: string, key: string][]} */
const COLUMNS = [
  ['Time', 'time'], ['Tracer', 'tracer'], ['Format', 'format'], ['Service', 'service'], ['Answer', 'answer'],
  ['Size', 'size'], ['Traces', 'chunks'], ['Spans', 'spans'], ['Findings', 'findings'],
];

export function payloadHead() {
  return h('div', { class: 'row head payload-row', role: 'row', 'aria-rowindex': 1 },
    ...COLUMNS.map(([name, key]) => h('div', { class: `cell cell-${key}`, role: 'columnheader' }, name)));
}

/** @param {PayloadRow} payload */
export function payloadRow(payload) {
  const cells = [
    formatClock(payload.receivedAt),
    h('a', { class: 'row-link', href: formatRoute('payload', String(payload.id)), tabindex: -1 }, tracerWords(payload)),
    h('span', {}, payload.format !== undefined ? textOf(payload.format) : textOf(payload.path, 'faint')),
    payload.service !== undefined ? serviceMark(payload.service) : '',
    answerBadge(payload),
    formatBytes(payload.bytes),
    payload.chunks === undefined ? '' : formatCount(payload.chunks),
    payload.spans === undefined ? '' : formatCount(payload.spans),
    '', // showFindings
  ];
  return h('div', { class: `row payload-row ${payload.refused ? 'has-error' : ''}`, role: 'row', id: `payload-${payload.id}` },
    ...cells.map((cell, index) => h('div', { class: `cell cell-${COLUMNS[index][1]}`, role: 'gridcell' }, cell)));
}

/**
 * Shows what the strict checks have found, in a row that may have been made before somebody looked.
 *
 * @param {HTMLElement} row
 * @param {PayloadRow} payload
 */
export function showFindings(row, payload) {
  const known = String(payload.findings);
  if (row.dataset.findings === known) return;
  row.dataset.findings = known;
  show(/** @type {Element} */ (row.lastElementChild), findings(payload));
}

/** @param {PayloadRow} payload */
export function tracerWords(payload) {
  const { language, languageVersion, version } = payload.tracer ?? {};
  if (payload.file !== undefined) return textOf(payload.file);
  if (!language) return h('span', { class: 'faint' }, 'unknown tracer');
  return h('span', {},
    h('strong', {}, textOf(language)),
    version !== undefined && h('span', {}, ' ', textOf(version)),
    languageVersion !== undefined && h('span', { class: 'faint language-version' }, ' on ', textOf(languageVersion)));
}

/** @param {PayloadRow} payload */
export function answerBadge(payload) {
  if (payload.refused) return badge(`${payload.status} refused`, 'error');
  if (payload.fault !== undefined) return h('span', { title: payload.fault }, badge(`${payload.status} as told`, 'warning'));
  return badge(String(payload.status), payload.status < 300 ? 'ok' : 'warning');
}

/** @param {PayloadRow} payload */
function findings(payload) {
  if (payload.refused) return '';
  if (payload.findings === undefined) return h('span', { class: 'faint', title: 'Nobody has looked yet' }, '…');
  const unit = payload.findings === 1 ? ' finding' : ' findings';
  return h('span', { class: payload.findings === 0 ? 'faint' : 'warning-text', 'data-unit': unit }, formatCount(payload.findings));
}
