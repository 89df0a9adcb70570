/** @import { Overview } from '../../server/overviewTypes.js' */
import { h, show } from '../../dom/build.js';
import { button } from '../../dom/controls.js';
import { ViewElement } from '../../dom/viewElement.js';
import { conditionOf, setCondition } from '../../filter/termList.js';
import { DurationChart } from './durationChart.js';

/** The conditions that brushing sets. */
const START_KEY = 'trace.start';
const DURATION_KEY = 'trace.duration';

/** The durations of traces over time. A range of them that was chosen is told as `filter`. */
export class TraceOverview extends ViewElement {
  #filter = '';
  #chart = new DurationChart();
  #reset = button('close', 'Reset range', () => this.#use(undefined, undefined), { class: 'field-reset' });

  start() {
    this.listen(this.#chart, 'brush', event => this.#use(event.detail.start, event.detail.duration));
    show(this, h('h2', { class: 'visually-hidden' }, 'Durations over time'), this.#chart, this.#reset);
    this.#reset.hidden = true;
  }

  /** @param {Overview} overview @param {string} filter */
  draw(overview, filter) {
    this.#filter = filter;
    const hasRange = conditionOf(filter, START_KEY) !== undefined || conditionOf(filter, DURATION_KEY) !== undefined;
    this.#chart.draw(overview.field, overview.matched);
    this.#reset.hidden = !hasRange;
  }

  /** @param {string | undefined} start @param {string | undefined} duration */
  #use(start, duration) {
    const filter = setCondition(setCondition(this.#filter, START_KEY, start), DURATION_KEY, duration);
    this.dispatchEvent(new CustomEvent('filter', { detail: filter }));
  }
}

customElements.define('trace-overview', TraceOverview);
