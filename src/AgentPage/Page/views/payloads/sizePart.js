/** @import { PayloadAnswer } from '../../server/serviceTypes.js' */
import { h, place } from '../../dom/build.js';
import { textOf } from '../../dom/serviceMark.js';
import { formatBytes, formatPercent } from '../../format/numbers.js';
import { part } from './part.js';

/** @param {PayloadAnswer} payload what each format would take */
export function sizePart({ sizes = [], sizesNote, bytes, format }) {
  const note = sizesNote !== undefined && h('p', { class: 'faint' }, textOf(sizesNote));
  if (sizes.length === 0) return note ? part('Size in each format', 'sizes', note) : undefined;
  const most = Math.max(bytes, ...sizes.map(size => size.bytes ?? 0), 1);
  return part('Size in each format', 'sizes',
    h('table', { class: 'size-table' }, h('caption', { class: 'visually-hidden' }, 'Size in each format'),
      h('thead', { class: 'visually-hidden' },
        h('tr', {}, ...['Format', 'Bar', 'Size', 'Of what came'].map(name => h('th', { scope: 'col' }, name)))),
      h('tbody', {},
        sizeRow('as it came', bytes, bytes, most, true),
        ...sizes.map(size => sizeRow(size.format, size.bytes, bytes, most, size.format === format)))),
    note);
}

/** @param {string} name @param {number | undefined} size @param {number} came @param {number} most @param {boolean} isOwn */
function sizeRow(name, size, came, most, isOwn) {
  const bar = h('span', { class: 'size-bar' });
  place(bar, { part: (size ?? 0) / most });
  return h('tr', { class: isOwn ? 'is-own' : '' },
    h('th', { scope: 'row' }, name),
    h('td', { class: 'size-field' }, bar),
    h('td', { class: 'is-number number' }, formatBytes(size)),
    h('td', { class: 'is-number number faint' }, size === undefined ? '' : formatPercent(size, came)));
}
