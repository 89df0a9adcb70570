/**
 * What an attribute may be set to. Strings of payloads are hostile: they are text, labels and titles, and nothing else.
 * A mistake in this page that makes one of them a class, an address or a style throws here and is found by tests.
 */
const NAMES = new Set([
  'class', 'id', 'role', 'tabindex', 'title', 'href', 'hidden', 'type', 'for', 'name', 'value', 'placeholder', 'disabled', 'open',
  'scope', 'colspan', 'autocomplete', 'autocapitalize', 'spellcheck', 'maxlength', 'selected', 'checked', 'inert', 'download', 'popover',
  'enterkeyhint', 'multiple', 'accept', 'viewBox', 'preserveAspectRatio', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx',
  'width', 'height', 'd', 'points', 'transform', 'text-anchor', 'dominant-baseline', 'focusable', 'stroke-width', 'opacity', 'marker-end',
  'markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient', 'clip-path',
]);
const PREFIXED = /^(?:aria|data)-[a-z]+$/;

/** @type {Record<string, RegExp>} */
const VALUES = {
  class: /^[a-z0-9 _-]*$/,
  id: /^[A-Za-z0-9_-]+$/,
  href: /^(?:#\/|#[a-z]+$|\/api\/)/,
  download: /^$/,
};

/**
 * Sets an attribute. `true` sets an empty one; `undefined` and `false` set none.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | undefined} value
 */
export function setAttribute(element, name, value) {
  if (value === undefined || value === false) return;
  const text = value === true ? '' : String(value);
  if (!NAMES.has(name) && !PREFIXED.test(name)) throw new TypeError(`The attribute '${name}' is not one that this page sets.`);
  if (Object.hasOwn(VALUES, name) && !VALUES[name].test(text)) throw new TypeError(`The attribute '${name}' cannot have this value.`);
  element.setAttribute(name, text);
}
