/** @import { Tag } from '../server/types.js' */

/** @typedef {{ heading: string, tag: Tag }} TagLine a tag, and the name of the group that begins with it, or an empty text */

/**
 * The tags of a table in its order: single ones first, then the groups of two and more by their names.
 *
 * @param {Tag[]} tags
 * @returns {TagLine[]}
 */
export function groupTags(tags) {
  /** @type {Map<string, Tag[]>} */
  const groups = new Map();
  for (const tag of tags) {
    const members = groups.get(tag.group ?? '');
    if (members) members.push(tag);
    else groups.set(tag.group ?? '', [tag]);
  }
  const isSingle = (/** @type {[string, Tag[]]} */ [group, members]) => group === '' || members.length < 2;
  const single = [...groups].filter(isSingle).flatMap(([, members]) => members.map(tag => ({ heading: '', tag })));
  const grouped = [...groups].filter(group => !isSingle(group)).sort(([first], [second]) => (first < second ? -1 : 1));
  return [...single, ...grouped.flatMap(([group, members]) => members.map((tag, place) => ({ heading: place === 0 ? group : '', tag })))];
}
