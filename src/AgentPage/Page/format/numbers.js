const grouped = new Intl.NumberFormat('en-US');
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** @param {number} value `12,345` */
export function formatCount(value) {
  return grouped.format(value);
}

/** @param {number} value `12.3K`, for places that are narrow */
export function formatShort(value) {
  return value < 10_000 ? grouped.format(value) : short.format(value);
}

/**
 * Counts things: `1 span`, `12 spans`.
 *
 * @param {number} count
 * @param {string} one
 * @param {string} [many]
 */
export function countOf(count, one, many = `${one}s`) {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** @param {number} part @param {number} whole `4.2 %`; never `0 %` for something nor `100 %` for less than all */
export function formatPercent(part, whole) {
  if (whole <= 0) return '0 %';
  const percent = (part / whole) * 100;
  if (percent > 0 && percent < 0.1) return '< 0.1 %';
  if (percent > 99.9 && percent < 100) return '> 99.9 %';
  return `${percent >= 10 || Number.isInteger(percent) ? Math.round(percent * 10) / 10 : percent.toFixed(1)} %`;
}

/** @param {number} perSecond `1.3/s`, or `4/min` for what is rarer */
export function formatRate(perSecond) {
  if (perSecond >= 1) return `${perSecond >= 100 ? formatShort(Math.round(perSecond)) : perSecond.toFixed(1)}/s`;
  const perMinute = perSecond * 60;
  if (perMinute === 0) return '0/min';
  return perMinute < 0.1 ? '< 0.1/min' : `${perMinute.toFixed(1)}/min`;
}

/** @type {[string, number][]} */
const BYTE_UNITS = [['GB', 1e9], ['MB', 1e6], ['KB', 1e3]];

/** @param {number | undefined} bytes `512 B`, `20.5 KB`: thousands, as the limits of agents are */
export function formatBytes(bytes) {
  if (bytes === undefined) return '–';
  const found = BYTE_UNITS.find(([, size]) => bytes >= size);
  if (!found) return `${bytes} B`;
  const value = bytes / found[1];
  return `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${found[0]}`;
}
