/** @type {[string, number][]} units with their nanoseconds, the longest first */
const UNITS = [['s', 1e9], ['ms', 1e6], ['µs', 1e3], ['ns', 1]];

/**
 * A duration in the unit in which it has one to four digits before the point: `842 ns`, `1.28 ms`, `2 m 5 s`, `3 h 20 m`.
 *
 * @param {number | undefined} nanoseconds
 * @returns {string}
 */
export function formatDuration(nanoseconds) {
  if (nanoseconds === undefined || Number.isNaN(nanoseconds)) return '–';
  if (nanoseconds < 0) return `−${formatDuration(-nanoseconds)}`;
  if (nanoseconds >= 60e9) return formatLong(Math.round(nanoseconds / 1e9));
  const [unit, size] = UNITS.find(([, size]) => nanoseconds >= size) ?? ['ns', 1];
  const rounded = threeDigits(nanoseconds / size);
  // 999.6 µs would be shown as "1000 µs".
  if (rounded === '1000' && unit !== 's') return formatDuration(Math.round(nanoseconds / size) * size);
  return `${rounded} ${unit}`;
}

/** @param {number} nanoseconds a place on an axis: without zeros that say nothing, `2.5 ms` */
export function formatTick(nanoseconds) {
  if (nanoseconds === 0) return '0';
  return formatDuration(nanoseconds).replace(/\.(\d*?)0+(?= )/, (_, digits) => (digits === '' ? '' : `.${digits}`));
}

/** @param {number} seconds */
function formatLong(seconds) {
  if (seconds >= 86_400) return pair(seconds, 86_400, 'd', 3600, 'h');
  if (seconds >= 3600) return pair(seconds, 3600, 'h', 60, 'm');
  return pair(seconds, 60, 'm', 1, 's');
}

/** @param {number} seconds @param {number} large @param {string} largeUnit @param {number} small @param {string} smallUnit */
function pair(seconds, large, largeUnit, small, smallUnit) {
  const rest = Math.floor((seconds % large) / small);
  const head = `${Math.floor(seconds / large).toLocaleString('en-US')} ${largeUnit}`;
  return rest === 0 ? head : `${head} ${rest} ${smallUnit}`;
}

/** @param {number} value 0 to 1000 */
function threeDigits(value) {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toFixed(digits).replace(/\.?0+$/, match => (match.startsWith('.') ? '' : match));
}
