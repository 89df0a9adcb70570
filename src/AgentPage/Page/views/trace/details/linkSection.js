/** @import { SpanDetails, SpanLink } from '../../../server/types.js' */
import { h } from '../../../dom/build.js';
import { icon } from '../../../dom/icons.js';
import { formatRoute } from '../../../routing/routes.js';
import { section } from './section.js';
import { tagTable } from './tagTable.js';

/** Links that are shown; what is more is told as a number. */
const MOST = 200;

/** @param {SpanDetails} details */
export function linkSection({ links = [] }) {
  if (links.length === 0) return undefined;
  const more = links.length - MOST;
  return section('Span links', links.length, [
    h('ul', { class: 'links' }, ...links.slice(0, MOST).map(linkItem)),
    more > 0 && h('p', { class: 'faint' }, `and ${more} more`),
  ]);
}

/** @param {SpanLink} link */
function linkItem(link) {
  const ids = h('span', {}, h('code', {}, link.traceId), h('span', { class: 'faint' }, ' span '), h('code', {}, link.spanId));
  return h('li', { class: 'link' },
    link.isKept
      ? h('a', { href: formatRoute('trace', link.traceId, { spanId: link.spanId }) }, icon('link'), ids)
      : h('span', { class: 'lost-link' }, icon('link'), ids, h('span', { class: 'faint' }, ' (its trace is not here)')),
    link.traceState !== undefined && link.traceState !== '' && h('p', { class: 'faint' }, 'tracestate ', h('bdi', {}, link.traceState)),
    (link.tags ?? []).length > 0 && tagTable(link.tags ?? []));
}
