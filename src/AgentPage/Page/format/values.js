/** @import { Value } from '../server/types.js' */
import { formatDuration } from './durations.js';
import { formatBytes, formatCount } from './numbers.js';

/** @type {Record<string, number>} nanoseconds in a unit */
const NANOSECONDS = { nanosecond: 1, microsecond: 1e3, millisecond: 1e6, second: 1e9 };

/**
 * A value as one text, arrays and maps as JSON would have them.
 *
 * @param {Value} value
 * @returns {string}
 */
export function formatValue(value) {
  switch (value.type) {
    case 'bytes': return value.value ?? '';
    case 'array': return `[${(value.items ?? []).map(formatInner).join(', ')}]`;
    case 'map': return `{${(value.entries ?? []).map(entry => `${JSON.stringify(entry.key)}: ${formatInner(entry)}`).join(', ')}}`;
    default: return value.value ?? '';
  }
}

/** @param {Value} value @returns {string} */
function formatInner(value) {
  return value.type === 'string' ? JSON.stringify(value.value ?? '') : formatValue(value);
}

/**
 * What a number means in its unit: `1.28 KB`, `12.5 ms`; nothing where that says no more than the number does.
 *
 * @param {string | undefined} text
 * @param {string | undefined} unit
 */
export function formatMeasure(text, unit) {
  const number = Number(text);
  if (!Number.isFinite(number) || text === undefined) return undefined;
  if (unit === 'byte') return number >= 1000 ? formatBytes(number) : `${formatCount(number)} B`;
  if (unit === 'percent') return `${formatCount(number)} %`;
  return unit !== undefined && unit in NANOSECONDS ? formatDuration(number * NANOSECONDS[unit]) : undefined;
}

/** @type {Record<number, string>} */
const PRIORITIES = { [-1]: 'user reject', 0: 'auto reject', 1: 'auto keep', 2: 'user keep' };

/** @param {number | undefined} priority */
export function formatPriority(priority) {
  return priority === undefined ? 'not set' : `${priority} (${PRIORITIES[priority] ?? 'unknown'})`;
}
