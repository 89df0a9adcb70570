/** @import { SpanNode } from '../../../spans/types.js' */
/** @import { TraceState } from '../traceState.js' */
import { getText } from '../../../server/client.js';
import { h } from '../../../dom/build.js';
import { iconButton } from '../../../dom/controls.js';
import { badge, serviceMark, textOf } from '../../../dom/serviceMark.js';
import { copyButton } from '../../../elements/copyButton.js';

/** @param {TraceState} state @param {SpanNode} span @param {() => void} close */
export function spanHead(state, span, close) {
  const id = state.answer.summary.id;
  const { kind } = span.row;
  return h('header', { class: 'span-head' },
    h('div', { class: 'span-head-line' },
      serviceMark(span.service),
      h('span', { class: 'span-actions' },
        copyButton('Copy the span as JSON', () => getText(`traces/${id}/spans/${span.row.ref}/json`)),
        iconButton('close', 'Close the details', close))),
    h('h2', {}, textOf(span.resource)),
    h('p', { class: 'span-kinds' },
      h('span', { class: 'span-operation' }, textOf(span.name)),
      span.row.error && badge('Error', 'error'),
      kind !== undefined && kind !== '' && badge(kind),
      span.type !== '' && badge(span.type)));
}
