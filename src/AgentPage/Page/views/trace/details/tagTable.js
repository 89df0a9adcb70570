/** @import { Tag, Value } from '../../../server/types.js' */
import { h } from '../../../dom/build.js';
import { icon } from '../../../dom/icons.js';
import { NOTHING } from '../../../dom/serviceMark.js';
import { copyButton } from '../../../elements/copyButton.js';
import { addTerm, termOf } from '../../../filter/terms.js';
import { formatBytes } from '../../../format/numbers.js';
import { formatMeasure, formatPriority, formatValue } from '../../../format/values.js';
import { formatRoute } from '../../../routing/routes.js';
import { longText } from './longText.js';

/** A filter may have 2,000 characters; values that make it longer cannot be filtered by. */
const LONGEST_TERM = 1500;

/**
 * Names with values, those of one group together.
 *
 * @param {Tag[]} tags
 * @param {{ isOfSpan?: boolean }} [options] the tags of spans can be filtered by
 */
export function tagTable(tags, options = {}) {
  return h('dl', { class: 'tags' }, ...groupsOf(tags).flatMap(([group, members]) => [
    group !== '' && h('div', { class: 'tag-group' }, h('dt', {}, h('bdi', {}, group)), h('dd', {})),
    ...members.map(tag => tagRow(tag, options.isOfSpan === true)),
  ]));
}

/** @param {Tag[]} tags @returns {[string, Tag[]][]} single tags first, then groups of two and more */
function groupsOf(tags) {
  /** @type {Map<string, Tag[]>} */
  const groups = new Map();
  for (const tag of tags) groups.set(tag.group ?? '', [...(groups.get(tag.group ?? '') ?? []), tag]);
  const single = [...groups].flatMap(([group, members]) => (group === '' || members.length < 2 ? members : []));
  const grouped = [...groups].filter(([group, members]) => group !== '' && members.length > 1);
  const ordered = grouped.sort(([first], [second]) => (first < second ? -1 : 1));
  return single.length === 0 ? ordered : [['', single], ...ordered];
}

/** @param {Tag} tag @param {boolean} isOfSpan */
function tagRow(tag, isOfSpan) {
  const text = formatValue(tag);
  return h('div', { class: 'tag' },
    h('dt', {}, h('bdi', {}, tag.key === '' ? NOTHING : tag.key)),
    h('dd', {}, h('span', { class: `tag-value is-${tag.type}` }, value(tag, text)), h('span', { class: 'tag-actions' }, isOfSpan && filterLink(tag), copyButton('Copy the value', () => text))));
}

/** @param {Tag} tag @param {string} text */
function value(tag, text) {
  if (tag.type === 'number') return numberValue(tag, text);
  if (tag.type === 'bytes') return h('span', {}, h('span', { class: 'faint' }, `${formatBytes(tag.length)} as Base64 `), longText(text));
  if (tag.type === 'array' || tag.type === 'map') return nested(tag);
  return text === '' ? h('span', { class: 'nothing' }, NOTHING) : longText(text);
}

/** @param {Tag} tag @param {string} text */
function numberValue(tag, text) {
  if (tag.key === '_sampling_priority_v1' || tag.key === 'priority') return formatPriority(Number(text));
  const measure = formatMeasure(text, tag.unit);
  if (tag.unit === undefined) return h('span', { class: 'number' }, text);
  return h('span', { class: 'number' }, measure ?? `${text} ${tag.unit}`, measure !== undefined && h('span', { class: 'faint' }, ` ${text} ${tag.unit}`));
}

/** Values within values are shown so deep; below, as text. */
const DEEPEST = 6;

/** @param {Value} tag @returns {HTMLElement} */
function nested(tag, depth = 0) {
  if (depth >= DEEPEST) return h('span', {}, longText(formatValue(tag)));
  const items = tag.type === 'array' ? (tag.items ?? []).map(item => h('li', {}, inner(item, depth)))
    : (tag.entries ?? []).map(entry => h('li', {}, h('bdi', { class: 'entry-key' }, entry.key), ' ', inner(entry, depth)));
  return items.length === 0 ? h('span', { class: 'faint' }, tag.type === 'array' ? '[]' : '{}') : h('ul', { class: `nested nested-${tag.type}` }, ...items);
}

/** @param {Value} value @param {number} depth */
function inner(value, depth) {
  return value.type === 'array' || value.type === 'map' ? nested(value, depth + 1) : h('span', { class: `is-${value.type}` }, longText(formatValue(value)));
}

/** @param {Tag} tag */
function filterLink(tag) {
  if (tag.type !== 'string' && tag.type !== 'number' && tag.type !== 'boolean') return undefined;
  const term = termOf(tag.key, tag.value ?? '');
  if (term.length > LONGEST_TERM || tag.key === '') return undefined;
  return h('a', { class: 'button icon-button', href: formatRoute('traces', '', { filter: addTerm('', term) }), title: 'Traces with this value', 'aria-label': 'Traces with this value' }, icon('filter'));
}
