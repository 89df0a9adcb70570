import { formatNanoseconds } from '../format/instants.js';

/**
 * The durations of traces over time, as the server counts them.
 *
 * @typedef {object} DurationField
 * @property {string} from nanoseconds since 1970
 * @property {string} to
 * @property {number} columns
 * @property {number[]} bounds of the rows, in nanoseconds
 * @property {[column: number, row: number, traces: number, errors: number][]} cells
 *
 * @typedef {{ columns: [number, number], rows: [number, number] }} CellRange the first and the last of both
 */

/**
 * The cells between two corners, each a part of the field from 0 to 1; rows count from below.
 *
 * @param {DurationField} field
 * @param {{ x: number, y: number }} first
 * @param {{ x: number, y: number }} second
 * @returns {CellRange}
 */
export function cellsBetween(field, first, second) {
  const rows = field.bounds.length - 1;
  return {
    columns: ordered(cellOf(first.x, field.columns), cellOf(second.x, field.columns)),
    rows: ordered(cellOf(1 - first.y, rows), cellOf(1 - second.y, rows)),
  };
}

/**
 * The conditions of a filter that fit the traces of some cells. The last row has what is longer too, and the first what is shorter.
 *
 * @param {DurationField} field
 * @param {CellRange} range
 * @returns {{ start: string | undefined, duration: string | undefined }} undefined where all traces fit
 */
export function conditionsOf(field, { columns, rows }) {
  const last = field.bounds.length - 2;
  const isAllTime = columns[0] === 0 && columns[1] === field.columns - 1;
  const isAllDurations = rows[0] === 0 && rows[1] === last;
  const from = rows[0] === 0 ? '*' : durationOf(field.bounds[rows[0]]);
  const to = rows[1] === last ? '*' : durationOf(field.bounds[rows[1] + 1]);
  return {
    start: isAllTime ? undefined : `[${timeOf(field, columns[0])} TO ${timeOf(field, columns[1] + 1)}]`,
    duration: isAllDurations ? undefined : `[${from} TO ${to}]`,
  };
}

/** @param {DurationField} field @param {number} column @returns {string} an instant as filters have it */
function timeOf(field, column) {
  const from = BigInt(field.from);
  const to = BigInt(field.to);
  // The last instant belongs to the last column; instants are cut to 100 ns.
  return formatNanoseconds(column === field.columns ? to + 100n : from + ((to - from) * BigInt(column)) / BigInt(field.columns));
}

/** @param {number} nanoseconds */
function durationOf(nanoseconds) {
  return nanoseconds >= 1e6 ? `${nanoseconds / 1e6}ms` : `${nanoseconds / 1e3}us`;
}

/** @param {number} part @param {number} count */
function cellOf(part, count) {
  return Math.min(count - 1, Math.max(0, Math.floor(part * count)));
}

/** @param {number} first @param {number} second @returns {[number, number]} */
function ordered(first, second) {
  return first <= second ? [first, second] : [second, first];
}
