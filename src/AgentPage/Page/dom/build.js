import { setAttribute } from './attributes.js';

/**
 * @typedef {Record<string, string | number | boolean | undefined>} Attributes
 * @typedef {Node | string | number | undefined | false} Child texts become text nodes, nothing else
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Builds an element of HTML.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/**
 * Builds an element of SVG.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes = {}, ...children) {
  return fill(/** @type {SVGElementTagNameMap[Tag]} */ (document.createElementNS(SVG, tag)), attributes, children);
}

/**
 * @template {Element} T
 * @param {T} element
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...present(children));
  return element;
}

/**
 * Puts these children in the place of those that an element has.
 *
 * @param {Element} element
 * @param {...Child} children
 */
export function show(element, ...children) {
  element.replaceChildren(...present(children));
}

/** @param {Child[]} children @returns {(Node | string)[]} */
function present(children) {
  return children
    .filter(child => child !== undefined && child !== false)
    .map(child => (typeof child === 'number' ? String(child) : /** @type {Node | string} */ (child)));
}

/**
 * Sets custom properties of an element, which style sheets read. Numbers only, so that no text becomes style.
 *
 * @param {HTMLElement | SVGElement} element
 * @param {Record<string, number>} properties
 */
export function place(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    element.style.setProperty(`--${name}`, String(Number.isFinite(value) ? value : 0));
  }
}
