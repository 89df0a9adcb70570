/** @import { SpanNode } from '../../spans/types.js' */
/** @import { TraceState } from './traceState.js' */
import { h, place, show } from '../../dom/build.js';
import { icon } from '../../dom/icons.js';
import { NOTHING } from '../../dom/serviceMark.js';
import { formatDuration } from '../../format/durations.js';
import { formatShort } from '../../format/numbers.js';
import { toneOf } from '../../format/tones.js';
import { partsOf } from '../../spans/pathParts.js';

/** Deeper levels are not indented further, so that names stay to be read. */
const DEEPEST = 24;

/** One span in a waterfall. */
export class WaterfallRow {
  #twisty = h('span', { class: 'twisty', 'aria-hidden': 'true' });
  #bar = h('span', { class: 'bar' });
  #label = h('span', { class: 'bar-label number' });
  #path = h('span', { class: 'critical-parts', 'aria-hidden': 'true' });
  #folding = '';

  /** @param {TraceState} state @param {SpanNode} span */
  constructor(state, span) {
    this.state = state;
    this.span = span;
    const resource = span.resource || span.name || NOTHING;
    const name = h('span', { class: 'waterfall-text',
      title: [span.service, span.name, span.type, span.resource].filter(text => text !== '').join(' · ') },
      h('bdi', { class: 'span-service' }, span.service || NOTHING), ' ',
      span.type !== '' && h('bdi', { class: 'span-type' }, span.type), ' ',
      h('bdi', { class: 'span-resource' }, resource), ' ',
      span.name !== '' && span.name !== resource && h('bdi', { class: 'span-operation' }, span.name));
    const error = h('span', { class: 'span-error', title: 'Error' }, icon('alert'), h('span', { class: 'visually-hidden' }, 'Error'));
    const orphan = h('span', { class: 'span-orphan', title: 'Its parent has not come' }, '⋯',
      h('span', { class: 'visually-hidden' }, 'Its parent has not come'));
    this.element = h('div', { class: `row waterfall-row ${toneOf(span.service)}`, role: 'row', id: `span-${span.row.ref}` },
      h('div', { class: 'waterfall-name', role: 'gridcell' }, this.#twisty, h('span', { class: 'swatch' }),
        span.isOrphan && orphan, span.row.error && error, name),
      h('div', { class: 'waterfall-time', role: 'gridcell' }, this.#bar, this.#path, this.#label));
    this.element.classList.toggle('has-error', span.row.error === true);
    place(this.element, { depth: Math.min(DEEPEST, span.depth) });
  }

  /** @param {SpanNode} span the same span, perhaps with more children than it had */
  update(span) {
    this.span = span;
    const { element, state } = this;
    element.setAttribute('aria-level', String(span.depth + 1));
    element.setAttribute('aria-selected', String(state.selected === span));
    element.classList.toggle('is-selected', state.selected === span);
    this.#fold();
    this.#placeBar();
    this.#drawPath();
  }

  #fold() {
    const { span, state } = this;
    const isCollapsed = state.collapsed.has(span.row.ref);
    const folding = span.children.length === 0 ? '' : isCollapsed ? `+${span.descendants}` : '-';
    if (folding === this.#folding) return;
    this.#folding = folding;
    if (folding === '') this.element.removeAttribute('aria-expanded');
    else this.element.setAttribute('aria-expanded', String(!isCollapsed));
    show(this.#twisty, folding !== '' && icon(isCollapsed ? 'right' : 'down'),
      isCollapsed && h('span', { class: 'twisty-count' }, formatShort(span.descendants)));
  }

  #placeBar() {
    const { span, state } = this;
    const { from, to } = state.window;
    const length = to - from;
    const left = (span.start - from) / length;
    const right = (span.end - from) / length;
    const isSeen = right >= 0 && left <= 1;
    this.#bar.hidden = !isSeen;
    const seenLeft = Math.min(1, Math.max(0, left));
    const seenRight = Math.min(1, Math.max(0, right));
    place(this.element, { left: seenLeft, width: seenRight - seenLeft });
    this.#label.textContent = formatDuration(span.row.duration);
    // Beside the bar where there is more room.
    this.#label.dataset.side = !isSeen ? (right < 0 ? 'start' : 'end') : seenRight <= 0.8 ? 'after' : seenLeft >= 0.2 ? 'before' : 'within';
  }

  #drawPath() {
    const { state, span } = this;
    const segments = state.showsCritical ? (state.critical.get(span.index) ?? []) : [];
    this.element.classList.toggle('is-aside', state.showsCritical && segments.length === 0);
    if (segments.length === 0 && !this.#path.firstChild) return;
    show(this.#path, ...partsOf(segments, state.window).map(({ left, right }) => {
      const part = h('span');
      place(part, { left, width: right - left });
      return part;
    }));
  }
}
