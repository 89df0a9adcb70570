import { termOf } from './terms.js';

/**
 * The conditions of a filter that are joined by AND. What is joined by OR is one condition.
 *
 * @param {string} filter
 * @returns {string[]}
 */
export function splitTerms(filter) {
  const terms = [];
  let term = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < filter.length; at++) {
    const sign = filter[at];
    if (sign === '\\') {
      term += sign + (filter[++at] ?? '');
      continue;
    }
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && (sign === '(' || sign === '[')) depth++;
    if (!isQuoted && (sign === ')' || sign === ']')) depth--;
    if (isQuoted || depth > 0 || !/\s/u.test(sign)) term += sign;
    else if (term !== '') {
      terms.push(term);
      term = '';
    }
  }
  if (term !== '') terms.push(term);
  return terms.includes('OR') ? [`(${filter.trim()})`] : withNegations(terms.filter(word => word !== 'AND'));
}

/** Words that negate the condition after them. */
const NEGATIONS = /^(?:NOT|-)(?: ?(?:NOT|-))*$/u;

/** @param {string[]} words @returns {string[]} the conditions, each with the words that negate it */
function withNegations(words) {
  /** @type {string[]} */
  const terms = [];
  for (const word of words) {
    if (NEGATIONS.test(terms[terms.length - 1] ?? '')) terms.push(`${terms.pop()} ${word}`);
    else terms.push(word);
  }
  return terms;
}

/**
 * What a filter says of a key: the text after the colon.
 *
 * @param {string} filter
 * @param {string} key
 * @returns {string | undefined}
 */
export function conditionOf(filter, key) {
  return splitTerms(filter).find(term => term.startsWith(`${key}:`))?.slice(key.length + 1);
}

/**
 * Puts a condition in the place of the one that a filter has for its key.
 *
 * @param {string} filter
 * @param {string} key
 * @param {string | undefined} condition the text after the colon as the server reads it; undefined for none
 */
export function setCondition(filter, key, condition) {
  const terms = splitTerms(filter);
  const at = terms.findIndex(term => term.startsWith(`${key}:`));
  const term = condition === undefined ? [] : [`${key}:${condition}`];
  if (at < 0) terms.push(...term);
  else terms.splice(at, 1, ...term);
  return terms.join(' ');
}

/**
 * Adds one of several values that a key may have, or takes it away.
 *
 * @param {string} filter
 * @param {string} key one of the fields that need no `@`
 * @param {string} value
 */
export function toggleValue(filter, key, value) {
  const quoted = termOf(key, value).slice(key.length + 1);
  const values = valuesOf(conditionOf(filter, key));
  const others = values.filter(one => one !== quoted);
  const wanted = others.length < values.length ? others : [...values, quoted];
  return setCondition(filter, key, wanted.length === 0 ? undefined : wanted.length === 1 ? wanted[0] : `(${wanted.join(' OR ')})`);
}

/** @param {string} filter @param {string} key @param {string} value whether the filter names the value */
export function hasValue(filter, key, value) {
  return valuesOf(conditionOf(filter, key)).includes(termOf(key, value).slice(key.length + 1));
}

/** @param {string | undefined} condition @returns {string[]} the values, quoted as they are */
function valuesOf(condition) {
  if (condition === undefined) return [];
  if (!condition.startsWith('(')) return [condition];
  return splitWords(condition.slice(1, -1)).filter(word => word !== 'OR');
}

/** @param {string} text @returns {string[]} */
function splitWords(text) {
  return text.match(/(?:"(?:[^"\\]|\\.)*"|\\.|[^\s"])+/gu) ?? [];
}
