/** @import { Tag, Value } from '../../../server/types.js' */
/** @import { Room } from './growingList.js' */
import { h } from '../../../dom/build.js';
import { icon } from '../../../dom/icons.js';
import { NOTHING } from '../../../dom/serviceMark.js';
import { copyButton } from '../../../elements/copyButton.js';
import { addTerm, tagTermOf } from '../../../filter/terms.js';
import { formatBytes } from '../../../format/numbers.js';
import { formatMeasure, formatPriority, formatValue } from '../../../format/values.js';
import { formatRoute } from '../../../routing/routes.js';
import { groupTags } from '../../../spans/tagGroups.js';
import { growingList } from './growingList.js';
import { longText } from './longText.js';

/** A filter may have 2,000 characters; values that make it longer cannot be filtered by. */
const LONGEST_TERM = 1500;

/** Tags that are shown at first; a span may have 100,000. */
const FIRST = 200;
/** Values within one value that are shown at first. */
const FIRST_VALUES = 20;

/**
 * Names with values, those of one group together.
 *
 * @param {Tag[]} tags
 * @param {{ isOfSpan?: boolean, first?: number }} [options] the tags of spans can be filtered by
 */
export function tagTable(tags, { isOfSpan = false, first = FIRST } = {}) {
  return growingList(h('dl', { class: 'tags' }), groupTags(tags), { left: first }, ({ heading, tag }) => [
    heading !== '' && h('div', { class: 'tag-group' }, h('dt', {}, h('bdi', {}, heading)), h('dd', {})),
    tagRow(tag, isOfSpan),
  ]);
}

/** @param {Tag} tag @param {boolean} isOfSpan */
function tagRow(tag, isOfSpan) {
  return h('div', { class: 'tag' },
    h('dt', {}, h('bdi', {}, tag.key === '' ? NOTHING : tag.key)),
    h('dd', {},
      h('span', { class: `tag-value is-${tag.type}` }, value(tag)),
      h('span', { class: 'tag-actions' }, isOfSpan && filterLink(tag), copyButton('Copy the value', () => formatValue(tag)))));
}

/** @param {Tag} tag */
function value(tag) {
  if (tag.type === 'array' || tag.type === 'map') return nested(tag, 0, { left: FIRST_VALUES });
  const text = formatValue(tag);
  if (tag.type === 'number') return numberValue(tag, text);
  if (tag.type === 'bytes') return h('span', {}, h('span', { class: 'faint' }, `${formatBytes(tag.length)} as Base64 `), longText(text));
  return text === '' ? h('span', { class: 'nothing' }, NOTHING) : longText(text);
}

/** @param {Tag} tag @param {string} text */
function numberValue(tag, text) {
  if (tag.key === '_sampling_priority_v1' || tag.key === 'priority') return formatPriority(Number(text));
  const measure = formatMeasure(text, tag.unit);
  if (tag.unit === undefined) return h('span', { class: 'number' }, text);
  return h('span', { class: 'number' }, measure ?? `${text} ${tag.unit}`,
    measure !== undefined && h('span', { class: 'faint' }, ` ${text} ${tag.unit}`));
}

/** Values within values are shown so deep; below, as text. */
const DEEPEST = 6;

/** @param {Value} tag @param {number} depth @param {Room} room @returns {HTMLElement} */
function nested(tag, depth, room) {
  if (depth >= DEEPEST) return h('span', {}, longText(formatValue(tag)));
  const { items = [], entries = [] } = tag;
  if (items.length + entries.length === 0) return h('span', { class: 'faint' }, tag.type === 'array' ? '[]' : '{}');
  const list = h('ul', { class: `nested nested-${tag.type}` });
  if (tag.type === 'array') return growingList(list, items, room, (item, rest) => [h('li', {}, inner(item, depth, rest))]);
  return growingList(list, entries, room, (entry, rest) => [
    h('li', {}, h('bdi', { class: 'entry-key' }, entry.key), ' ', inner(entry, depth, rest)),
  ]);
}

/** @param {Value} value @param {number} depth @param {Room} room */
function inner(value, depth, room) {
  if (value.type === 'array' || value.type === 'map') return nested(value, depth + 1, room);
  return h('span', { class: `is-${value.type}` }, longText(formatValue(value)));
}

/** @param {Tag} tag */
function filterLink(tag) {
  if (tag.type !== 'string' && tag.type !== 'number' && tag.type !== 'boolean') return undefined;
  const term = tagTermOf(tag.key, tag.value ?? '');
  if (term === undefined || term.length > LONGEST_TERM || tag.key === '') return undefined;
  return h('a', { class: 'button icon-button', href: formatRoute('traces', '', { filter: addTerm('', term) }),
    title: 'Traces with this value', 'aria-label': 'Traces with this value' }, icon('filter'));
}
