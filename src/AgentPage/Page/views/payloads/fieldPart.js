/** @import { PayloadAnswer, PayloadFields } from '../../server/serviceTypes.js' */
/** @import { Tag } from '../../server/types.js' */
import { tagTable } from '../trace/details/tagTable.js';
import { part } from './part.js';

/** @type {[keyof Omit<PayloadFields, 'tags'>, string][]} */
const FIELDS = [
  ['languageName', 'language'], ['languageVersion', 'language version'], ['tracerVersion', 'tracer version'], ['environment', 'env'],
  ['hostName', 'host name'], ['appVersion', 'version'], ['runtimeId', 'runtime ID'], ['containerId', 'container ID'],
];

/** @param {PayloadAnswer} payload headers of the request, and fields of the payload where its format has them */
export function fieldPart({ headers = [], payload }) {
  const fields = FIELDS.filter(([field]) => payload?.[field]).map(([field, words]) => plain(words, payload?.[field] ?? ''));
  const tags = payload?.tags ?? [];
  return [
    fields.length + tags.length > 0 && part('Fields of the payload', 'fields', tagTable([...fields, ...tags])),
    headers.length > 0 && part('Headers', 'headers', tagTable(headers.map(({ name, value }) => plain(name, value)))),
  ];
}

/** @param {string} key @param {string} value @returns {Tag} */
function plain(key, value) {
  return { key, type: 'string', value, group: '' };
}
