/** @import { Finding, PayloadAnswer } from '../../server/serviceTypes.js' */
import { h } from '../../dom/build.js';
import { badge, textOf } from '../../dom/serviceMark.js';
import { formatCount } from '../../format/numbers.js';
import { formatRoute } from '../../routing/routes.js';
import { part } from './part.js';

/** @param {PayloadAnswer} payload what an agent would change or drop: the strict checks of `spanpack validate` */
export function findingPart({ findingList = [], findingsNote, findingsMore = [], refused }) {
  if (refused) return undefined;
  const note = findingsNote !== undefined && h('p', { class: 'warning-text' }, 'The strict checks stopped: ', textOf(findingsNote));
  if (findingList.length === 0 && note) return part('Findings', 'findings', note);
  if (findingList.length === 0) return part('Findings', 'findings', h('p', { class: 'good-news' }, 'The strict checks find nothing.'));
  return part('Findings', 'findings', note,
    h('p', { class: 'faint' }, 'An agent takes this payload, but changes or drops these:'),
    h('ul', { class: 'findings' }, ...findingList.map(findingItem),
      ...findingsMore.map(more =>
        h('li', { class: 'finding' },
          badge(more.kind, 'warning'),
          h('span', {}, textOf(more.effect)),
          h('span', { class: 'faint' }, `${formatCount(more.count)} more`)))));
}

/** @param {Finding} finding */
function findingItem(finding) {
  const where = finding.path !== '' && h('code', {}, textOf(finding.path));
  return h('li', { class: 'finding' }, badge(finding.kind, 'warning'), h('span', {}, textOf(finding.effect)),
    finding.trace === undefined || !where
      ? where
      : h('a', { href: formatRoute('trace', finding.trace, { span: finding.ref }), title: 'To the span' }, where));
}
