/**
 * The address of a part of the interface. Every value is encoded, so that strings of payloads stay values.
 *
 * @param {string} path below /api, of which dynamic parts are encoded already
 * @param {Record<string, string | number | undefined>} [parameters] those without a value are left out
 */
export function apiAddress(path, parameters = {}) {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeText(String(value))}`)
    .join('&');
  return query === '' ? `/api/${path}` : `/api/${path}?${query}`;
}

/**
 * Encodes a text for an address. Halves of a surrogate pair, which encodeURIComponent throws at, become U+FFFD.
 *
 * @param {string} text
 */
export function encodeText(text) {
  return encodeURIComponent(text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD'));
}

/** @param {string} text @returns {string} the text itself where it is not encoded well */
export function decodeText(text) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
