/** @import { SpanDetails } from '../../../server/types.js' */
/** @import { TraceState } from '../traceState.js' */
import { h } from '../../../dom/build.js';
import { textOf } from '../../../dom/serviceMark.js';
import { formatDuration } from '../../../format/durations.js';
import { formatInstant } from '../../../format/times.js';
import { growingList } from './growingList.js';
import { section } from './section.js';
import { tagTable } from './tagTable.js';

/** Events that are shown at first; a span may have thousands. */
const FIRST = 50;
/** Tags of each event that are shown at first: 1,000 more events draw 10,000 tags at most. */
const FIRST_TAGS = 10;

/** @param {SpanDetails} details @param {TraceState} state */
export function eventSection({ events = [] }, state) {
  if (events.length === 0) return undefined;
  const list = growingList(h('ol', { class: 'events' }), events, { left: FIRST }, event => [eventItem(event, state)]);
  return section('Events', events.length, [list]);
}

/** @param {import('../../../server/types.js').SpanEvent} event @param {TraceState} state */
function eventItem({ name, time, offset, tags = [] }, state) {
  const span = state.selected;
  const since = offset === undefined ? formatInstant(time) : `+${formatDuration(offset - (span?.start ?? 0))}`;
  return h('li', { class: 'event' },
    h('p', { class: 'event-head' }, h('strong', {}, textOf(name)), h('span', { class: 'faint number', title: formatInstant(time) }, since)),
    tags.length > 0 && tagTable(tags, { first: FIRST_TAGS }));
}
