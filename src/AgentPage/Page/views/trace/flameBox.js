/** @import { FlameBox } from '../../spans/flameLayout.js' */
/** @import { TraceState } from './traceState.js' */
import { svg } from '../../dom/build.js';
import { NOTHING } from '../../dom/serviceMark.js';
import { formatDuration } from '../../format/durations.js';
import { toneOf } from '../../format/tones.js';

/** The height of a row, in pixels; styles/flame.css has the same. */
export const FLAME_ROW = 22;
/** The width of a character, about; labels are cut to what fits, as SVG does not cut them. */
const CHARACTER = 6.6;
const PADDING = 5;

/**
 * One box of a flame graph, with its label where there is room.
 *
 * @param {FlameBox} box
 * @param {number} width of the graph, in pixels
 * @param {TraceState} state
 */
export function flameBox(box, width, state) {
  const { span } = box;
  const x = box.left * width;
  const y = box.row * FLAME_ROW;
  const boxWidth = Math.max(1, box.width * width - 1);
  const isSelected = state.selected === span;
  const isAside = state.showsCritical && !state.critical.has(span.index);
  const words = `${span.service || NOTHING} ${span.resource || span.name}`;
  const told = `${words}, ${formatDuration(span.row.duration)}${span.row.error ? ', error' : ''}${box.more > 0 ? `, and ${box.more} more` : ''}`;
  const label = labelOf(words, boxWidth);
  return svg('g', {
    class: `flame-box ${toneOf(span.service)} ${span.row.error ? 'has-error' : ''} ${isAside ? 'is-aside' : ''} ${isSelected ? 'is-selected' : ''}`,
    id: `flame-${span.row.ref}`, role: 'option', 'aria-selected': String(isSelected), 'aria-label': told,
  },
  svg('title', {}, told),
  svg('rect', { x, y: y + 1, width: boxWidth, height: FLAME_ROW - 2, rx: boxWidth > 6 ? 3 : 0 }),
  span.row.error && boxWidth > 3 && svg('rect', { class: 'flame-error', x, y: y + FLAME_ROW - 4, width: boxWidth, height: 3 }),
  label !== '' && svg('text', { x: x + PADDING, y: y + FLAME_ROW / 2, 'dominant-baseline': 'central', 'aria-hidden': 'true' }, label));
}

/** @param {string} words @param {number} width */
function labelOf(words, width) {
  const room = Math.floor((width - 2 * PADDING) / CHARACTER);
  if (room < 3) return '';
  const characters = [...words.slice(0, room * 2 + 2)];
  return characters.length <= room ? characters.join('') : `${characters.slice(0, room - 1).join('')}…`;
}
