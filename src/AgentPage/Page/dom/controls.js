/** @import { Child } from './build.js' */
/** @import { IconName } from './icons.js' */
import { h } from './build.js';
import { icon } from './icons.js';

/**
 * A button with a picture and words. On narrow screens the words are for screen readers alone where `isCompact` is set.
 *
 * @param {IconName | undefined} picture
 * @param {string} words
 * @param {() => void} act
 * @param {{ class?: string, isCompact?: boolean, title?: string }} [options]
 */
export function button(picture, words, act, options = {}) {
  const element = h('button', { type: 'button', class: `button ${options.class ?? ''}`, title: options.title });
  fillButton(element, picture, words, options.isCompact);
  element.addEventListener('click', act);
  return element;
}

/** @param {HTMLElement} element @param {IconName | undefined} picture @param {string} words @param {boolean} [isCompact] */
export function fillButton(element, picture, words, isCompact) {
  element.replaceChildren(...(picture ? [icon(picture)] : []), h('span', { class: isCompact ? 'compact-label' : 'label' }, words));
}

/**
 * A button with a picture alone; its words are its name and its hint.
 *
 * @param {IconName} picture
 * @param {string} words
 * @param {() => void} act
 */
export function iconButton(picture, words, act) {
  const element = h('button', { type: 'button', class: 'button icon-button', title: words, 'aria-label': words }, icon(picture));
  element.addEventListener('click', act);
  return element;
}

/**
 * A choice of a few, of which one is pressed.
 *
 * @param {string} label
 * @param {[value: string, words: string][]} choices
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
export function segmented(label, choices, chosen, choose) {
  const buttons = choices.map(([value, words]) => {
    const element = h('button', { type: 'button', 'aria-pressed': String(value === chosen) }, words);
    element.addEventListener('click', () => choose(value));
    return element;
  });
  return h('div', { class: 'segmented', role: 'group', 'aria-label': label }, ...buttons);
}

/**
 * A name with its value, for lists of facts (`dl`).
 *
 * @param {string} name
 * @param {...Child} value
 */
export function fact(name, ...value) {
  return h('div', { class: 'fact' }, h('dt', {}, name), h('dd', {}, ...value));
}
