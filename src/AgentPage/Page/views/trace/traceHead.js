/** @import { TraceState } from './traceState.js' */
import { getText } from '../../server/client.js';
import { h, place } from '../../dom/build.js';
import { icon } from '../../dom/icons.js';
import { badge, serviceMark, textOf } from '../../dom/serviceMark.js';
import { copyButton, copyTo } from '../../elements/copyButton.js';
import { formatDuration } from '../../format/durations.js';
import { countOf, formatPercent } from '../../format/numbers.js';
import { isZeroId } from '../../format/ids.js';
import { formatInstant } from '../../format/times.js';
import { toneOf } from '../../format/tones.js';
import { timeByService } from '../../spans/selfTime.js';

/** Services beyond these are told as a number. */
const MOST_SERVICES = 8;

/** @param {TraceState} state what a trace is, above its chart */
export function traceHead(state) {
  const { summary } = state.answer;
  return h('div', { class: 'trace-head-content' },
    h('div', { class: 'trace-title' },
      h('a', { class: 'button icon-button back', href: '#/traces', 'aria-label': 'Back to the traces', title: 'Back to the traces' },
        icon('left')),
      h('h1', {}, serviceMark(summary.service), h('span', { class: 'title-resource' }, textOf(summary.resource))),
      ...statusBadges(summary),
      summary.rootMissing && badge('root span has not come', 'warning'),
      copyJson(summary.id)),
    facts(state),
    serviceShares(state));
}

/** @param {import('../../server/types.js').TraceSummary} summary */
function statusBadges({ id, error, errors, status }) {
  const isZero = isZeroId(id);
  return [
    error && badge(status ?? 'Error', 'error'),
    isZero && badge('trace ID is 0: an agent drops it', 'warning'),
    !error && !isZero && status && badge(status, /^[45]/.test(status) || errors > 0 ? 'warning' : 'ok'),
  ];
}

/** @param {string} id */
function copyJson(id) {
  const element = h('button', { type: 'button', class: 'button copy-json' }, icon('copy'),
    h('span', { class: 'compact-label' }, 'Copy as JSON'));
  element.addEventListener('click', () => copyTo(element, () => getText(`traces/${id}/json`)));
  return element;
}

/** @param {TraceState} state */
function facts({ answer, tree }) {
  const { summary } = answer;
  return h('p', { class: 'trace-facts' },
    h('strong', { class: 'number' }, formatDuration(summary.duration)),
    h('span', {}, countOf(summary.spans, 'span')),
    summary.errors > 0 && h('span', { class: 'error-count' }, countOf(summary.errors, 'error')),
    answer.truncated && h('span', { class: 'warning-text' }, `the first ${countOf(tree.spans.length, 'span')} are shown`),
    (summary.payloads ?? 1) > 1 && h('span', {}, countOf(summary.payloads ?? 1, 'payload')),
    h('span', { class: 'number' }, formatInstant(summary.start)),
    h('span', { class: 'trace-id' }, 'Trace ID ', h('code', {}, summary.id), copyButton('Copy the trace ID', () => summary.id)));
}

/** @param {TraceState} state which service took which part of the time, as a bar and in words */
function serviceShares(state) {
  const services = timeByService(state.tree);
  const bar = h('div', { class: 'share-bar', 'aria-hidden': 'true' },
    ...services.filter(({ share }) => share > 0.002).map(({ service, share }) => {
      const part = h('span', { class: toneOf(service) });
      place(part, { share });
      return part;
    }));
  const items = services.slice(0, MOST_SERVICES).map(({ service, share, spans, errors }) =>
    h('li', { title: `${countOf(spans, 'span')}, ${countOf(errors, 'error')}` },
      serviceMark(service), h('span', { class: 'number share' }, formatPercent(share, 1))));
  const more = services.length - MOST_SERVICES;
  return h('div', { class: 'service-shares' }, bar,
    h('ul', { 'aria-label': 'Share of execution time by service', tabindex: 0 }, ...items,
      more > 0 && h('li', { class: 'faint' }, `and ${more} more`)));
}
