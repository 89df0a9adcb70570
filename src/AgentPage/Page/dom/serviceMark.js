import { toneOf } from '../format/tones.js';
import { h } from './build.js';

/** What is shown of a text that a tracer left empty. */
export const NOTHING = '(empty)';

/**
 * A service with its colour. The name says which one it is, the colour only helps.
 *
 * @param {string} service
 */
export function serviceMark(service) {
  return h('span', { class: 'service' }, h('span', { class: `swatch ${toneOf(service)}` }), textOf(service, 'service-name'));
}

/**
 * A text of a payload: apart from its surroundings, so that its direction of writing stays its own.
 *
 * @param {string} text
 * @param {string} [className]
 */
export function textOf(text, className = '') {
  return text === ''
    ? h('bdi', { class: `${className} nothing` }, NOTHING)
    : h('bdi', { class: className, title: text.length > 24 ? text : undefined }, text);
}

/** @param {string} words such as `Error` @param {string} [kind] */
export function badge(words, kind = 'plain') {
  return h('span', { class: `badge badge-${kind}` }, words);
}
