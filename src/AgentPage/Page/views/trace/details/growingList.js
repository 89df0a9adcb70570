import { h } from '../../../dom/build.js';
import { formatCount } from '../../../format/numbers.js';

/** Items that a click on the button draws: about 0.1 s, where 100,000 tags at once froze the tab for 30 s. */
const STEP = 1000;

/** @typedef {{ left: number }} Room how many more items are drawn; lists within one another share it */

/**
 * A list that draws as many of its items as there is room for, with a button that draws more.
 *
 * @template T
 * @param {HTMLElement} list
 * @param {T[]} items
 * @param {Room} room
 * @param {(item: T, room: Room) => (Node | false)[]} create
 * @returns {HTMLElement} the list, or a holder of the list and its button
 */
export function growingList(list, items, room, create) {
  let next = draw(list, items, 0, room, create);
  if (next === items.length) return list;
  const button = h('button', { type: 'button', class: 'text-button' }, words(items.length - next));
  button.addEventListener('click', () => {
    next = draw(list, items, next, { left: STEP }, create);
    if (next === items.length) button.remove();
    else button.textContent = words(items.length - next);
  });
  return h('div', { class: 'growing-list' }, list, button);
}

/**
 * @template T
 * @param {HTMLElement} list
 * @param {T[]} items
 * @param {number} next the first item to draw
 * @param {Room} room
 * @param {(item: T, room: Room) => (Node | false)[]} create
 * @returns {number} the first item that is not drawn
 */
function draw(list, items, next, room, create) {
  while (next < items.length && room.left > 0) {
    room.left--;
    list.append(...create(items[next++], room).filter(child => child !== false));
  }
  return next;
}

/** @param {number} left */
function words(left) {
  return left <= STEP ? `Show ${formatCount(left)} more` : `Show ${formatCount(STEP)} more of ${formatCount(left)} left`;
}
