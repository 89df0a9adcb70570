/** @import { TraceState } from './traceState.js' */
import { ticksBetween } from '../../charts/ticks.js';
import { h, place, show } from '../../dom/build.js';
import { ViewElement } from '../../dom/viewElement.js';
import { formatTick } from '../../format/durations.js';
import { zoomByDrag } from './chartGestures.js';

/** Room that a label needs, in pixels. */
const LABEL_WIDTH = 90;

/** The time above a chart. Dragging over it zooms. */
export class TimeAxis extends ViewElement {
  #labels = h('div', { class: 'axis-labels' });

  /** @param {TraceState} state */
  constructor(state) {
    super();
    this.state = state;
  }

  start() {
    this.classList.add('time-axis');
    this.setAttribute('aria-hidden', 'true');
    show(this, this.#labels);
    zoomByDrag(this, () => this.state.window, this.state, this.signal);
    this.listen(this.state, 'window', () => this.#draw());
    this.listen(this.state, 'rows', () => this.#draw());
    const observer = new ResizeObserver(() => this.#draw());
    observer.observe(this);
    this.signal.addEventListener('abort', () => observer.disconnect());
  }

  #draw() {
    const { from, to } = this.state.window;
    const ticks = ticksBetween(from, to, Math.max(2, Math.floor(this.clientWidth / LABEL_WIDTH)));
    show(this.#labels, ...ticks.map(tick => {
      const label = h('span', { class: 'axis-label number' }, formatTick(tick));
      place(label, { left: (tick - from) / (to - from) });
      return label;
    }));
    this.dispatchEvent(new CustomEvent('ticks', { detail: gridOf(ticks, from, to) }));
  }
}

/**
 * The lines below the labels, as a pattern that repeats: charts draw it as their background.
 *
 * @param {number[]} ticks
 * @param {number} from
 * @param {number} to
 */
function gridOf(ticks, from, to) {
  const step = ticks.length < 2 ? 0.5 : (ticks[1] - ticks[0]) / (to - from);
  const first = ticks.length === 0 ? 0 : ((ticks[0] - from) / (to - from)) % step;
  return { step, shift: first / (1 - step) };
}

customElements.define('time-axis', TimeAxis);
