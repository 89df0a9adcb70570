/** @import { Child } from '../../dom/build.js' */
import { h } from '../../dom/build.js';

/**
 * A part of what is shown of a payload.
 *
 * @param {string} title
 * @param {string} kind a class
 * @param {...Child} content
 */
export function part(title, kind, ...content) {
  return h('section', { class: `part part-${kind}` }, h('h2', { class: 'part-title' }, title), ...content);
}
