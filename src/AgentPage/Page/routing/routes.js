import { decodeText, encodeText } from '../server/addresses.js';

/**
 * Where the page is: a view, what it shows, and how. All of it is in the hash, so that Back works and tabs are independent.
 *
 * @typedef {'traces' | 'trace' | 'services' | 'service' | 'payloads' | 'payload'} ViewName
 * @typedef {{ view: ViewName, id: string, options: Record<string, string> }} Route
 */

/** @type {Record<string, { list: ViewName, one: ViewName, isNamed?: boolean }>} */
const VIEWS = {
  traces: { list: 'traces', one: 'trace' },
  services: { list: 'services', one: 'service', isNamed: true }, // by tracers, which may leave the name empty
  payloads: { list: 'payloads', one: 'payload' },
};

/**
 * Reads a hash such as `#/traces?filter=service%3Ashop` or `#/traces/00…01?span=12-0-3`. What is not known leads to the traces,
 * `#/services/` to the service without a name.
 *
 * @param {string} hash
 * @returns {Route}
 */
export function parseRoute(hash) {
  const [path, query = ''] = splitOnce(hash.replace(/^#\/?/, ''), '?');
  const [folder, id] = splitOnce(path, '/');
  const views = Object.hasOwn(VIEWS, folder) ? VIEWS[folder] : VIEWS.traces;
  const isOne = views.isNamed ? id !== undefined : Boolean(id);
  return { view: isOne ? views.one : views.list, id: decodeText(id ?? ''), options: parseOptions(query) };
}

/** @param {string} query @returns {Record<string, string>} */
function parseOptions(query) {
  /** @type {Record<string, string>} */
  const options = Object.create(null);
  for (const part of query.split('&')) {
    const [name, value = ''] = splitOnce(part, '=');
    if (name !== '') options[decodeText(name)] = decodeText(value);
  }
  return options;
}

/** @param {string} text @param {string} separator @returns {string[]} one or two parts */
function splitOnce(text, separator) {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

/**
 * The hash of a view.
 *
 * @param {ViewName} view
 * @param {string} [id] such as the name of a service, as it is
 * @param {Record<string, string | undefined>} [options] those that are empty are left out
 */
export function formatRoute(view, id = '', options = {}) {
  const isList = Object.hasOwn(VIEWS, view);
  const query = Object.entries(options)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${encodeText(name)}=${encodeText(value ?? '')}`)
    .join('&');
  return `#/${isList ? view : `${view}s/${encodeText(id)}`}${query === '' ? '' : `?${query}`}`;
}
