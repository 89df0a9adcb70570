import { iconButton } from '../dom/controls.js';
import { icon } from '../dom/icons.js';
import { announce } from '../state/announcements.js';

/** How long the sign that something was copied stays. */
const SIGN_MILLISECONDS = 1500;

/**
 * A button that copies a text.
 *
 * @param {string} words what it copies: `Copy the trace id`
 * @param {() => string | Promise<string>} text
 */
export function copyButton(words, text) {
  const element = iconButton('copy', words, () => copyTo(element, text));
  element.classList.add('copy-button');
  return element;
}

/**
 * Copies a text and shows on a button that it was.
 *
 * @param {HTMLElement} element
 * @param {() => string | Promise<string>} text
 */
export async function copyTo(element, text) {
  try {
    await navigator.clipboard.writeText(await text());
    show(element, 'check');
    announce('Copied');
  } catch {
    show(element, 'alert');
    announce('It could not be copied.');
  }
}

/** @param {HTMLElement} element @param {'check' | 'alert'} name */
function show(element, name) {
  const picture = element.querySelector('.icon');
  picture?.replaceWith(icon(name));
  setTimeout(() => element.querySelector('.icon')?.replaceWith(icon('copy')), SIGN_MILLISECONDS);
}
