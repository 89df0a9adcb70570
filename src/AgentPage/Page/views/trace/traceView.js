/** @import { TraceAnswer } from '../../server/types.js' */
/** @import { Route } from '../../routing/routes.js' */
import { ApiError, get, isAborted } from '../../server/client.js';
import { h, show } from '../../dom/build.js';
import { ViewElement } from '../../dom/viewElement.js';
import { changeOptions } from '../../routing/router.js';
import { live } from '../../state/live.js';
import { handStrayKey } from './chartKeys.js';
import { FlameGraph } from './flameGraph.js';
import { MiniMap } from './miniMap.js';
import { SpanPanel } from './spanPanel.js';
import { traceHead } from './traceHead.js';
import { TraceState } from './traceState.js';
import { TraceTools } from './traceTools.js';
import { WaterfallChart } from './waterfallChart.js';

/** A trace that comes in many payloads is drawn anew at most this often. */
const REFRESH_MILLISECONDS = 500;

/** One trace: its head, the waterfall or the flame graph, and the span that is selected. */
export class TraceView extends ViewElement {
  heading = 'Trace';
  #id = '';
  #mode = '';
  #ref = '';
  /** @type {string | undefined} a link names its span by its id */
  #spanId;
  /** @type {TraceState | undefined} */
  #state;
  #isMissing = false;
  #head = h('div', { class: 'trace-head' });
  #chart = h('div', { class: 'trace-chart' });
  #panel = h('div', { class: 'trace-panel' });
  #isRefreshing = false;

  start() {
    this.listen(live, 'tick', event => this.#follow(event.detail));
    this.listen(live, 'return', () => this.#refreshLater());
    this.listen(document, 'keydown', handStrayKey);
  }

  /** @param {Route} route */
  apply({ id, options }) {
    this.#ref = options.span ?? '';
    this.#spanId = options.spanId;
    const mode = options.show === 'flame' ? 'flame' : 'waterfall';
    if (id !== this.#id) {
      this.#id = id;
      this.#mode = mode;
      this.#state = undefined;
      this.#load();
    } else if (this.#state) {
      if (mode !== this.#mode) this.#drawChart(this.#state, mode);
      this.#select(this.#state);
    }
  }

  /** @param {TraceState} state */
  #select(state) {
    const linked = this.#spanId === undefined ? undefined : state.tree.spans.find(span => span.row.id === this.#spanId);
    state.select(linked ?? state.spanOf(this.#ref));
  }

  async #load() {
    this.#isMissing = false;
    const id = this.#id;
    try {
      const answer = await this.#get();
      if (id === this.#id) this.#begin(answer);
    } catch (error) {
      if (id === this.#id && !isAborted(error)) this.#tell(error);
    }
  }

  /** @param {TraceAnswer} answer */
  #begin(answer) {
    this.#isMissing = false;
    this.#state = new TraceState(answer);
    this.heading = `${answer.summary.service} ${answer.summary.resource}`;
    document.title = `${this.heading} · SpanPack`;
    this.#draw(this.#state);
    this.#select(this.#state);
  }

  /** @returns {Promise<TraceAnswer>} */
  #get() {
    // An id that is not one is asked for as it is; the server says that there is no such trace.
    return get(`traces/${encodeURIComponent(this.#id)}`, {}, this.signal);
  }

  /** @param {TraceState} state */
  #draw(state) {
    show(this.#head, traceHead(state));
    show(this.#panel, new SpanPanel(state));
    const main = h('div', { class: 'trace-main' }, new TraceTools(state), new MiniMap(state), this.#chart);
    show(this, this.#head, h('div', { class: 'trace-body' }, main, this.#panel));
    this.#drawChart(state, this.#mode);
    state.addEventListener('select', () => changeOptions({ span: state.selected?.row.ref, spanId: undefined }), { signal: this.signal });
  }

  /** @param {TraceState} state @param {string} mode */
  #drawChart(state, mode) {
    this.#mode = mode;
    this.dataset.mode = mode;
    show(this.#chart, mode === 'flame' ? new FlameGraph(state) : new WaterfallChart(state));
  }

  /** @param {import('../../server/serviceTypes.js').Tick} tick */
  #follow(tick) {
    const id = this.#state?.answer.summary.id;
    const isChanged = id === undefined ? tick.added > 0 : tick.changed?.includes(id) || tick.changedMore;
    if (isChanged) this.#refreshLater();
  }

  #refreshLater() {
    if (this.#isRefreshing || !(this.#state || this.#isMissing)) return;
    this.#isRefreshing = true;
    setTimeout(() => this.#refresh(), REFRESH_MILLISECONDS);
  }

  async #refresh() {
    this.#isRefreshing = false;
    if (!this.isConnected) return;
    const id = this.#id;
    try {
      const answer = await this.#get();
      if (id !== this.#id) return;
      if (!this.#state) return this.#begin(answer);
      this.#state.replace(answer);
      show(this.#head, traceHead(this.#state));
    } catch {
      // What was shown stays: it is gone from the server or has not come, or the server is away.
    }
  }

  /** @param {unknown} error */
  #tell(error) {
    this.#isMissing = true;
    const isGone = error instanceof ApiError && error.code === 'gone';
    show(this, h('section', { class: 'view-message' },
      h('h1', {}, isGone ? 'This trace is not here' : 'This trace could not be read'),
      h('p', {}, isGone
        ? 'Newer traces have pushed it out, it was cleared, or it has not come yet.'
        : error instanceof Error ? error.message : ''),
      h('p', {}, h('a', { href: '#/traces' }, 'To the traces'))));
  }
}

customElements.define('trace-view', TraceView);
