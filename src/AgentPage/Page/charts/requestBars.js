/** @import { Requests } from '../server/serviceTypes.js' */
import { h, svg } from '../dom/build.js';
import { countOf, formatShort } from '../format/numbers.js';
import { formatMinute } from '../format/times.js';

const HEIGHT = 100;
/** Bars of a small chart, at most: more would be thinner than can be told apart. */
const SMALL_BARS = 45;

/**
 * Requests and errors over time, a bar for each slot.
 *
 * @param {Requests} requests
 * @param {{ from: number, slot: number, to: number }} window milliseconds
 * @param {{ isSmall?: boolean }} [options] small ones have neither axis nor hints
 */
export function requestBars(requests, window, options = {}) {
  const all = joined(requests.series?.requests ?? [], options.isSmall ? SMALL_BARS : Infinity);
  const errors = joined(requests.series?.errors ?? [], options.isSmall ? SMALL_BARS : Infinity);
  const most = all.reduce((first, second) => Math.max(first, second), 1);
  const bars = all.flatMap((count, slot) =>
    barsOf(count, errors[slot] ?? 0, slot, most, options.isSmall ? undefined : formatMinute(window.from + slot * window.slot)));
  const words = `${countOf(requests.requests, 'request')}, ${countOf(requests.errors, 'error')}`;
  const viewBox = `0 0 ${Math.max(1, all.length)} ${HEIGHT}`;
  const drawing = svg('svg', { class: 'bars', viewBox, preserveAspectRatio: 'none', role: 'img', 'aria-label': words }, ...bars);
  if (options.isSmall) return drawing;
  return h('figure', { class: 'chart' },
    h('figcaption', {}, 'Requests and errors'),
    h('div', { class: 'chart-field' }, h('span', { class: 'chart-most number' }, formatShort(most)), drawing),
    h('div', { class: 'chart-axis number', 'aria-hidden': 'true' },
      h('span', {}, formatMinute(window.from)),
      h('span', {}, formatMinute(window.to))));
}

/** @param {number[]} counts @param {number} most neighbours are added up until there are no more */
function joined(counts, most) {
  const size = Math.max(1, Math.ceil(counts.length / most));
  if (size === 1) return counts;
  return Array.from({ length: Math.ceil(counts.length / size) },
    (_, slot) => counts.slice(slot * size, (slot + 1) * size).reduce((sum, count) => sum + count, 0));
}

/** @param {number} count @param {number} errors @param {number} slot @param {number} most @param {string | undefined} time */
function barsOf(count, errors, slot, most, time) {
  if (count === 0) return [];
  const height = Math.max(2, (count / most) * HEIGHT);
  const errorHeight = errors === 0 ? 0 : Math.max(4, (errors / most) * HEIGHT);
  const hint = time === undefined ? undefined : svg('title', {}, `${time}: ${countOf(count, 'request')}, ${countOf(errors, 'error')}`);
  return [
    svg('rect', { class: 'bar-requests', x: slot + 0.1, y: HEIGHT - height, width: 0.8, height }, hint),
    ...(errorHeight > 0 ? [svg('rect',
      { class: 'bar-errors', x: slot + 0.1, y: HEIGHT - Math.min(height, errorHeight), width: 0.8, height: Math.min(height, errorHeight) })]
      : []),
  ];
}
