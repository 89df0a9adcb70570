/** @import { FlameBox } from '../../spans/flameLayout.js' */
/** @import { TraceState } from './traceState.js' */
import { svg } from '../../dom/build.js';
import { fitText } from '../../dom/fitText.js';
import { NOTHING } from '../../dom/serviceMark.js';
import { formatDuration } from '../../format/durations.js';
import { toneOf } from '../../format/tones.js';

/** The height of a row, in pixels; styles/flame.css has the same. */
export const FLAME_ROW = 22;
/** The font of a label; styles/flame.css has the same. */
const FONT = '550 11.5px';
/** The least room that is worth a label, in pixels. */
const LABEL = 20;
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
  const more = box.more > 0 ? `, and ${box.more} more` : '';
  const told = `${words}, ${formatDuration(span.row.duration)}${span.row.error ? ', error' : ''}${more}`;
  const room = boxWidth - 2 * PADDING;
  const label = room < LABEL ? '' : fitText(words, room, FONT);
  const states = [span.row.error && 'has-error', isAside && 'is-aside', isSelected && 'is-selected'].filter(Boolean);
  return svg('g', {
    class: ['flame-box', toneOf(span.service), ...states].join(' '),
    id: `flame-${span.row.ref}`, role: 'option', 'aria-selected': String(isSelected), 'aria-label': told,
  },
  svg('title', {}, told),
  svg('rect', { x, y: y + 1, width: boxWidth, height: FLAME_ROW - 2, rx: boxWidth > 6 ? 3 : 0 }),
  span.row.error && boxWidth > 3 && svg('rect', { class: 'flame-error', x, y: y + FLAME_ROW - 4, width: boxWidth, height: 3 }),
  label !== '' && svg('text', { x: x + PADDING, y: y + FLAME_ROW / 2, 'dominant-baseline': 'central', 'aria-hidden': 'true' }, label));
}
