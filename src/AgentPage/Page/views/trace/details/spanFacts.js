/** @import { SpanNode } from '../../../spans/types.js' */
/** @import { TraceState } from '../traceState.js' */
import { h } from '../../../dom/build.js';
import { fact } from '../../../dom/controls.js';
import { copyButton } from '../../../elements/copyButton.js';
import { formatDuration } from '../../../format/durations.js';
import { countOf, formatPercent } from '../../../format/numbers.js';

/** @param {TraceState} state @param {SpanNode} span what the page has found out about a span */
export function spanFacts(state, span) {
  const length = span.end - span.start;
  return h('div', { class: 'span-facts' },
    h('dl', { class: 'facts' },
      fact('Duration', h('strong', { class: 'number' }, formatDuration(span.row.duration))),
      fact('Self time',
        h('span', { class: 'number' }, formatDuration(span.selfTime)),
        h('span', { class: 'faint' }, ` ${formatPercent(span.selfTime, length)}`)),
      fact('Starts at', h('span', { class: 'number' }, `+${formatDuration(span.row.offset)}`)),
      fact('Of the trace', h('span', { class: 'number' }, formatPercent(length, state.tree.duration))),
      fact('On critical path', h('span', { class: 'number' }, onPath(state, span))),
      fact('Below it', countOf(span.descendants, 'span'))),
    h('dl', { class: 'ids' },
      fact('Span ID', h('code', {}, span.row.id), copyButton('Copy the span ID', () => span.row.id)),
      fact('Parent ID', ...parent(state, span))),
    ...oddities(span).map(words => h('p', { class: 'oddity' }, words)));
}

/** @param {TraceState} state @param {SpanNode} span */
function onPath(state, span) {
  const segments = state.critical.get(span.index) ?? [];
  return segments.length === 0 ? 'no' : formatDuration(segments.reduce((sum, { from, to }) => sum + to - from, 0));
}

/** @param {TraceState} state @param {SpanNode} span */
function parent(state, span) {
  const id = span.row.parent;
  if (id === undefined || id === '0') return [h('span', { class: 'faint' }, 'none: a root')];
  if (!span.parent) return [h('code', {}, id), h('span', { class: 'faint' }, ' has not come')];
  const above = span.parent;
  const button = h('button', { type: 'button', class: 'text-button' }, h('code', {}, id));
  button.addEventListener('click', () => state.select(above));
  return [button];
}

/** @param {SpanNode} span what is strange about its times: clocks of several machines differ */
function oddities(span) {
  const { parent } = span;
  const words = [];
  if (span.row.duration < 0) words.push('Its duration is negative.');
  if (parent && span.start < parent.start)
    words.push(`It starts ${formatDuration(parent.start - span.start)} before its parent: clocks may differ.`);
  if (parent && span.start > parent.end) words.push(`It starts ${formatDuration(span.start - parent.end)} after its parent has ended.`);
  else if (parent && span.end > parent.end) words.push(`It ends ${formatDuration(span.end - parent.end)} after its parent.`);
  return words;
}
