import { h, show } from '../../../dom/build.js';
import { formatCount } from '../../../format/numbers.js';

/** Characters that are shown at first. A tag may have a million, which no layout likes. */
const FIRST = 1500;

/**
 * A text of any length, with a button for the rest of a long one.
 *
 * @param {string} text
 * @param {string} [className]
 */
export function longText(text, className = '') {
  if (text.length <= FIRST) return h('bdi', { class: className }, text);
  const content = h('bdi', { class: className }, text.slice(0, FIRST), '…');
  const more = h('button', { type: 'button', class: 'text-button' }, `Show all ${formatCount(text.length)} characters`);
  const holder = h('span', {}, content, ' ', more);
  more.addEventListener('click', () => {
    show(content, text);
    more.remove();
  });
  return holder;
}
