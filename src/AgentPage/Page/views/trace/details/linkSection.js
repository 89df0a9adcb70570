/** @import { SpanDetails, SpanLink } from '../../../server/types.js' */
import { h } from '../../../dom/build.js';
import { icon } from '../../../dom/icons.js';
import { formatRoute } from '../../../routing/routes.js';
import { growingList } from './growingList.js';
import { section } from './section.js';
import { tagTable } from './tagTable.js';

/** Links that are shown at first; a span may have thousands. */
const FIRST = 50;
/** Tags of each link that are shown at first: 1,000 more links draw 10,000 tags at most. */
const FIRST_TAGS = 10;

/** @param {SpanDetails} details */
export function linkSection({ links = [] }) {
  if (links.length === 0) return undefined;
  return section('Span links', links.length, [growingList(h('ul', { class: 'links' }), links, { left: FIRST }, link => [linkItem(link)])]);
}

/** @param {SpanLink} link */
function linkItem(link) {
  const { tags = [] } = link;
  const ids = h('span', {}, h('code', {}, link.traceId), h('span', { class: 'faint' }, ' span '), h('code', {}, link.spanId));
  return h('li', { class: 'link' },
    link.isKept
      ? h('a', { href: formatRoute('trace', link.traceId, { spanId: link.spanId }) }, icon('link'), ids)
      : h('span', { class: 'lost-link' }, icon('link'), ids, h('span', { class: 'faint' }, ' (its trace is not here)')),
    link.traceState !== undefined && link.traceState !== '' && h('p', { class: 'faint' }, 'tracestate ', h('bdi', {}, link.traceState)),
    tags.length > 0 && tagTable(tags, { first: FIRST_TAGS }));
}
