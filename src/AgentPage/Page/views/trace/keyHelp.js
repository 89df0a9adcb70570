import { h } from '../../dom/build.js';
import { icon } from '../../dom/icons.js';

/** @type {[keys: string[], what: string][]} */
const KEYS = [
  [['↑', '↓'], 'the span above, below'],
  [['←', '→'], 'collapse or parent, expand or child'],
  [['Enter'], 'to the details of the span'],
  [['Esc'], 'close the details'],
  [['+', '−'], 'zoom in, out'],
  [['z'], 'zoom to the span'],
  [['0'], 'the whole trace'],
  [['Shift', '←', '→'], 'earlier, later'],
  [['c'], 'critical path'],
  [['Ctrl', 'wheel'], 'zoom at the pointer'],
  [['drag', 'the axis'], 'zoom to a range'],
];

/** A button that shows which keys there are; they work while a chart has the focus. */
export function keyHelp() {
  const popup = h('div', { class: 'key-help', id: 'key-help', popover: 'auto' }, h('h2', {}, 'Keys in the charts'),
    h('dl', {}, ...KEYS.map(([keys, what]) => h('div', {}, h('dt', {}, ...keys.map(key => h('kbd', {}, key))), h('dd', {}, what)))));
  const button = h('button', { type: 'button', class: 'button icon-button', title: 'Keys', 'aria-label': 'Keys' }, icon('help'));
  button.popoverTargetElement = popup;
  return h('span', { class: 'key-help-holder' }, button, popup);
}
