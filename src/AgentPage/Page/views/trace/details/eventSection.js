/** @import { SpanDetails } from '../../../server/types.js' */
/** @import { TraceState } from '../traceState.js' */
import { h } from '../../../dom/build.js';
import { textOf } from '../../../dom/serviceMark.js';
import { formatDuration } from '../../../format/durations.js';
import { formatInstant } from '../../../format/times.js';
import { section } from './section.js';
import { tagTable } from './tagTable.js';

/** Events that are shown at first; a span may have thousands. */
const FIRST = 50;

/** @param {SpanDetails} details @param {TraceState} state */
export function eventSection({ events = [] }, state) {
  if (events.length === 0) return undefined;
  const list = h('ol', { class: 'events' }, ...events.slice(0, FIRST).map(event => eventItem(event, state)));
  return section('Events', events.length, [list, events.length > FIRST && moreButton(list, events.slice(FIRST), state)]);
}

/** @param {import('../../../server/types.js').SpanEvent} event @param {TraceState} state */
function eventItem(event, state) {
  const span = state.selected;
  const since = event.offset === undefined ? formatInstant(event.time) : `+${formatDuration(event.offset - (span?.start ?? 0))}`;
  return h('li', { class: 'event' },
    h('p', { class: 'event-head' }, h('strong', {}, textOf(event.name)), h('span', { class: 'faint number', title: formatInstant(event.time) }, since)),
    (event.tags ?? []).length > 0 && tagTable(event.tags ?? []));
}

/** @param {HTMLElement} list @param {import('../../../server/types.js').SpanEvent[]} rest @param {TraceState} state */
function moreButton(list, rest, state) {
  const button = h('button', { type: 'button', class: 'text-button' }, `Show ${rest.length} more`);
  button.addEventListener('click', () => {
    list.append(...rest.map(event => eventItem(event, state)));
    button.remove();
  });
  return button;
}
