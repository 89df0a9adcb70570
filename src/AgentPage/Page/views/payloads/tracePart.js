/** @import { PayloadAnswer } from '../../server/serviceTypes.js' */
import { h } from '../../dom/build.js';
import { countOf, formatCount } from '../../format/numbers.js';
import { formatRoute } from '../../routing/routes.js';
import { part } from './part.js';

/** @param {PayloadAnswer} payload */
export function tracePart({ traces = [], tracesMore = 0 }) {
  if (traces.length === 0) return undefined;
  return part('Traces', 'traces',
    h('ul', { class: 'payload-traces' }, ...traces.map(trace => h('li', {},
      h('a', { href: formatRoute('trace', trace.id) }, h('code', {}, trace.id)),
      h('span', { class: 'faint' }, ` ${countOf(trace.spans, 'span')}`)))),
    tracesMore > 0 && h('p', { class: 'faint' }, `and ${formatCount(tracesMore)} more`));
}
