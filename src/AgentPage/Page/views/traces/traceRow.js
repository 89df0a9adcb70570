/** @import { TraceSummary } from '../../server/types.js' */
/** @import { TraceOrder } from './traceOrder.js' */
import { h, place } from '../../dom/build.js';
import { icon } from '../../dom/icons.js';
import { badge, serviceMark, textOf } from '../../dom/serviceMark.js';
import { formatDuration } from '../../format/durations.js';
import { countOf, formatCount } from '../../format/numbers.js';
import { isZeroId } from '../../format/ids.js';
import { formatClock } from '../../format/times.js';
import { formatRoute } from '../../routing/routes.js';

export const TRACE_COLUMNS = ['Time', 'Service', 'Resource', 'Status', 'Duration', 'Spans', 'Errors'];
const COLUMN_CLASSES = ['time', 'service', 'resource', 'status', 'duration', 'spans', 'errors'];

/** Classes of a row whose root is an error, and of one with errors below its root. */
export const ROW_MARKS = ['has-error', 'has-errors'];

/**
 * @param {TraceOrder | undefined} order
 * @param {(column: string) => void} sort
 * @returns {HTMLElement} the head of the list, whose columns sort it
 */
export function traceHead(order, sort) {
  return h('div', { class: 'row head trace-row', role: 'row', 'aria-rowindex': 1 },
    ...TRACE_COLUMNS.map((name, index) => {
      const column = COLUMN_CLASSES[index];
      const isSorted = (order?.column ?? 'time') === column;
      const isDescending = order?.isDescending ?? true;
      const press = h('button', { type: 'button', class: 'column-button' }, name, isSorted && icon(isDescending ? 'sortDown' : 'sortUp'));
      press.addEventListener('click', () => sort(column));
      const direction = !isSorted ? 'none' : isDescending ? 'descending' : 'ascending';
      return h('div', { class: `cell cell-${column}`, role: 'columnheader', 'aria-sort': direction }, press);
    }));
}

/** @param {TraceSummary} trace */
export function traceRow(trace) {
  const cells = [
    formatClock(trace.receivedAt),
    serviceMark(trace.service),
    resourceCell(trace),
    statusCell(trace),
    durationCell(trace.duration),
    h('span', { 'data-unit': trace.spans === 1 ? ' span' : ' spans' }, formatCount(trace.spans)),
    trace.errors === 0 ? h('span', { class: 'faint' }, '0') : h('span', { class: 'error-count' }, icon('alert'), formatCount(trace.errors)),
  ];
  const mark = trace.error ? ROW_MARKS[0] : trace.errors > 0 ? ROW_MARKS[1] : '';
  return h('div', { class: `row trace-row ${mark}`, role: 'row', id: `trace-${trace.seq}` },
    ...cells.map((cell, index) => h('div', { class: `cell cell-${COLUMN_CLASSES[index]}`, role: 'gridcell' }, cell)));
}

/** @param {TraceSummary} trace its link covers the row, so that it opens in other tabs too */
function resourceCell(trace) {
  const link = h('a', { class: 'row-link', href: formatRoute('trace', trace.id), tabindex: -1 }, textOf(trace.resource, 'resource-name'));
  return h('span', { class: 'resource-cell' }, link,
    trace.rootMissing && badge('root missing', 'warning'),
    h('span', { class: 'operation-name' }, textOf(trace.name)));
}

/** @param {TraceSummary} trace */
function statusCell(trace) {
  const code = trace.status;
  if (trace.error) {
    return h('span', {}, badge(code ? `${code}` : 'Error', 'error'), code && h('span', { class: 'visually-hidden' }, ' Error'));
  }
  if (isZeroId(trace.id)) return h('span', { title: 'An agent drops this trace: its ID is 0' }, badge('ID 0', 'warning'));
  if (trace.errors > 0) return h('span', { title: `${countOf(trace.errors, 'error')} below the root` }, badge(code ?? 'OK', 'warning'));
  if (code) return badge(code, /^[45]/.test(code) ? 'warning' : 'ok');
  return badge('OK', 'ok');
}

/** Decades of duration that the bar beside it covers: from 1 µs to 10 s. */
const DECADES = 7;

/** @param {number} nanoseconds */
function durationCell(nanoseconds) {
  const bar = h('span', { class: 'duration-bar', 'aria-hidden': 'true' });
  place(bar, { part: Math.min(1, Math.max(0, Math.log10(Math.max(1, nanoseconds) / 1000) / DECADES)) });
  return h('span', { class: 'duration-cell' }, h('span', { class: 'number' }, formatDuration(nanoseconds)), bar);
}
