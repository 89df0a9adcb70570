/** Fields that are written without `@`. */
const FIELDS = new Set(['service', 'resource', 'operation_name', 'type', 'env', 'version', 'status', 'kind', 'span_id', 'trace_id',
  'trace.operation']);

/**
 * A condition of a filter, quoted as the server reads it.
 *
 * @param {string} key
 * @param {string} value
 */
export function termOf(key, value) {
  const name = FIELDS.has(key) ? key : `@${escapeKey(key)}`;
  return `${name}:${quoteValue(value)}`;
}

/**
 * A condition of a tag, which may have the name of a field.
 *
 * @param {string} key
 * @param {string} value
 * @returns {string | undefined} undefined for the one name that means a field with `@`, too
 */
export function tagTermOf(key, value) {
  return key.toLowerCase() === 'duration' ? undefined : `@${escapeKey(key)}:${quoteValue(value)}`;
}

/** @param {string} value */
function quoteValue(value) {
  return /^[\p{L}\p{N}_./-]+$/u.test(value) && !value.startsWith('-') && !/^(?:AND|OR|NOT|TO)$/.test(value)
    ? value
    : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** @param {string} key */
function escapeKey(key) {
  return key.replace(/[^\p{L}\p{N}_.\-/]/gu, '\\$&');
}

/**
 * Adds a condition to a filter, unless it is there.
 *
 * @param {string} filter
 * @param {string} term
 */
export function addTerm(filter, term) {
  const trimmed = filter.trim();
  if (trimmed === '') return term;
  if (` ${trimmed} `.includes(` ${term} `)) return trimmed;
  return / OR /.test(trimmed) ? `(${trimmed}) ${term}` : `${trimmed} ${term}`;
}

/**
 * Puts a completion into a filter.
 *
 * @param {string} filter
 * @param {{ from: number, to: number }} place
 * @param {string} text
 * @returns {{ filter: string, at: number }} where the cursor is after it
 */
export function applyCompletion(filter, place, text) {
  const from = Math.min(Math.max(0, place.from), filter.length);
  const to = Math.min(Math.max(from, place.to), filter.length);
  // A space that is there already is not doubled.
  const rest = text.endsWith(' ') ? filter.slice(to).replace(/^ /, '') : filter.slice(to);
  return { filter: filter.slice(0, from) + text + rest, at: from + text.length };
}
