import { h } from '../dom/build.js';
import { icon } from '../dom/icons.js';

/** @typedef {[keys: string[], what: string][]} KeyList */

/** @type {KeyList} */
const EVERYWHERE = [
  [['/'], 'to the filter of traces'],
  [['?'], 'these keys'],
];

/** @type {KeyList} */
const LISTS = [
  [['↑', '↓'], 'the row above, below'],
  [['Home', 'End'], 'the first row, the last'],
  [['Enter'], 'open the row'],
];

/** @type {KeyList} */
const CHARTS = [
  [['↑', '↓'], 'the span above, below'],
  [['←', '→'], 'collapse or parent, expand or child'],
  [['Enter'], 'to the details of the span'],
  [['Esc'], 'close the details'],
  [['+', '−'], 'zoom in, out'],
  [['z'], 'zoom to the span'],
  [['0'], 'the whole trace'],
  [['Shift', '←', '→'], 'earlier, later'],
  [['c'], 'critical path'],
  [['n', 'N'], 'the next error, the one before'],
  [['Ctrl', 'wheel'], 'zoom at the pointer'],
  [['drag', 'the axis'], 'zoom to a range'],
];

const popup = h('div', { class: 'key-help', id: 'key-help', popover: 'auto', tabindex: -1, role: 'dialog', 'aria-label': 'Keys' },
  h('h2', {}, 'Keys'), ...keyList('Everywhere', EVERYWHERE), ...keyList('In lists', LISTS), ...keyList('In the charts of a trace', CHARTS));

/** @param {string} title @param {KeyList} list */
function keyList(title, list) {
  const rows = list.map(([keys, what]) => h('div', {}, h('dt', {}, ...keys.map(key => h('kbd', {}, key))), h('dd', {}, what)));
  return [h('h3', {}, title), h('dl', {}, ...rows)];
}

/** Shows the keys, or hides them. Escape and a click elsewhere hide them too. */
export function toggleKeyHelp() {
  if (!popup.isConnected) document.body.append(popup);
  if (popup.togglePopover()) popup.focus();
}

/** A button that shows which keys there are. */
export function keyHelpButton() {
  if (!popup.isConnected) document.body.append(popup);
  const button = h('button', { type: 'button', class: 'button icon-button', title: 'Keys (?)', 'aria-label': 'Keys' }, icon('help'));
  button.popoverTargetElement = popup;
  return h('span', { class: 'key-help-holder' }, button);
}
