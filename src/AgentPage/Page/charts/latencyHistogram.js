/** @import { Bar, Requests } from '../server/serviceTypes.js' */
import { h, place, svg } from '../dom/build.js';
import { formatDuration, formatTick } from '../format/durations.js';
import { countOf } from '../format/numbers.js';
import { logTicksBetween } from './ticks.js';

const HEIGHT = 100;

/**
 * How many requests took how long, on a logarithmic axis, with lines at the percentiles.
 *
 * @param {Requests} requests
 * @param {{ isSmall?: boolean }} [options]
 */
export function latencyHistogram(requests, options = {}) {
  const bars = requests.histogram ?? [];
  const words = `Latency: p50 ${formatDuration(requests.p50)}, p95 ${formatDuration(requests.p95)}, p99 ${formatDuration(requests.p99)}`;
  const viewBox = `0 0 ${Math.max(options.isSmall ? 20 : 1, bars.length)} ${HEIGHT}`;
  const drawing = svg('svg', { class: 'bars', viewBox, preserveAspectRatio: 'none', role: 'img', 'aria-label': words },
    ...barsOf(bars, options.isSmall === true));
  if (options.isSmall) return drawing;
  return h('figure', { class: 'chart' },
    h('figcaption', {}, 'Latency'),
    h('div', { class: 'chart-field' }, drawing, ...percentileLines(requests, bars)),
    axis(bars));
}

/** @param {Bar[]} bars @param {boolean} isSmall */
function barsOf(bars, isSmall) {
  const most = bars.reduce((high, bar) => Math.max(high, bar.count), 1);
  return bars.filter(bar => bar.count > 0).map(bar => {
    const height = Math.max(3, (bar.count / most) * HEIGHT);
    const hint = isSmall
      ? undefined
      : svg('title', {}, `${formatDuration(bar.from)} to ${formatDuration(bar.to)}: ${countOf(bar.count, 'request')}`);
    return svg('rect', { class: 'bar-latency', x: bars.indexOf(bar) + 0.06, y: HEIGHT - height, width: 0.88, height }, hint);
  });
}

/** @param {Requests} requests @param {Bar[]} bars */
function percentileLines({ p50, p95, p99 }, bars) {
  /** @type {[string, number | undefined][]} */
  const percentiles = [['p50', p50], ['p95', p95], ['p99', p99]];
  return percentiles.filter(([, value]) => value !== undefined && bars.length > 0).map(([name, value]) => {
    const line = h('span', { class: `percentile percentile-${name}`, 'aria-hidden': 'true' }, h('span', {}, name));
    place(line, { left: partOf(value ?? 0, bars) });
    return line;
  });
}

/** @param {Bar[]} bars */
function axis(bars) {
  if (bars.length === 0) return h('div', { class: 'chart-axis' });
  const ticks = logTicksBetween(Math.max(1, bars[0].from), bars[bars.length - 1].to);
  return h('div', { class: 'chart-axis chart-axis-log number', 'aria-hidden': 'true' }, ...ticks.map(tick => {
    const label = h('span', {}, formatTick(tick));
    place(label, { left: partOf(tick, bars) });
    return label;
  }));
}

/** @param {number} value @param {Bar[]} bars where it is on the axis, 0 to 1 */
function partOf(value, bars) {
  const from = Math.log(Math.max(1, bars[0].from));
  const to = Math.log(Math.max(2, bars[bars.length - 1].to));
  return Math.min(1, Math.max(0, (Math.log(Math.max(1, value)) - from) / (to - from)));
}
