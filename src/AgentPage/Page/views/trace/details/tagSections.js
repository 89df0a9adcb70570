/** @import { SpanDetails, Tag } from '../../../server/types.js' */
import { section } from './section.js';
import { tagTable } from './tagTable.js';

/** @param {SpanDetails} details tags of the program, its numbers, and what the tracer added by itself */
export function tagSections(details) {
  const { tags, chunk, tracer } = details;
  const others = tags.filter(tag => !isShownElsewhere(tag, details));
  const own = others.filter(tag => tag.source !== 'tracer');
  const texts = own.filter(tag => tag.type !== 'number');
  const numbers = own.filter(tag => tag.type === 'number');
  const added = others.filter(tag => tag.source === 'tracer');
  const language = [tracer?.language, tracer?.version].filter(Boolean).join(' ');
  return [
    texts.length > 0 && section('Tags', texts.length, [tagTable(texts, { isOfSpan: true })]),
    numbers.length > 0 && section('Metrics', numbers.length, [tagTable(numbers, { isOfSpan: true })]),
    added.length > 0 && section(language === '' ? 'Added by the tracer' : `Added by the tracer (${language})`, added.length,
      [tagTable(added, { isOfSpan: true })], { isClosed: true }),
    chunk !== undefined && section('Trace chunk', undefined, [tagTable(chunkTags(chunk))], { isClosed: true }),
  ];
}

/**
 * Whether a tag has a section of its own: the stack, and what tracers write as JSON where their format has no events and links.
 *
 * @param {Tag} tag
 * @param {SpanDetails} details
 */
function isShownElsewhere({ key, value }, { errorDetails, events = [], links = [] }) {
  if (key === 'error.stack') return errorDetails?.stack === value;
  return (key === 'events' && events.length > 0) || (key === '_dd.span_links' && links.length > 0);
}

/** @param {import('../../../server/types.js').Chunk} chunk @returns {Tag[]} what holds for all spans that came with this one */
function chunkTags(chunk) {
  /** @type {Tag[]} */
  const facts = [{ key: 'spans', type: 'number', value: String(chunk.spans), group: '' }];
  if (chunk.priority !== undefined) facts.push({ key: 'priority', type: 'number', value: String(chunk.priority), group: '' });
  if (chunk.origin !== undefined) facts.push({ key: 'origin', type: 'string', value: chunk.origin, group: '' });
  return [...facts, ...(chunk.tags ?? [])];
}
