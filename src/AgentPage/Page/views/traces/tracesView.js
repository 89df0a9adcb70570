/** @import { TraceOrder } from './traceOrder.js' */
/** @import { Tick } from '../../server/serviceTypes.js' */
/** @import { TraceList } from '../../server/types.js' */
/** @import { Route } from '../../routing/routes.js' */
import { ApiError, get, isAborted } from '../../server/client.js';
import { h, show } from '../../dom/build.js';
import { ViewElement } from '../../dom/viewElement.js';
import { FilterBox } from '../../elements/filterBox.js';
import { changeOptions } from '../../routing/router.js';
import { live } from '../../state/live.js';
import { ChangedTraces } from './changedTraces.js';
import { TraceGlance } from './traceGlance.js';
import { TraceListElement } from './traceListElement.js';
import { formatOrder, nextOrder, parseOrder } from './traceOrder.js';
import { TraceToolbar } from './traceToolbar.js';
import { TraceWindow } from './traceWindow.js';

/** The live list of traces. */
export class TracesView extends ViewElement {
  heading = 'Traces';
  #window = new TraceWindow();
  #filterBox = new FilterBox();
  #list = new TraceListElement(this.#window);
  #toolbar = new TraceToolbar();
  #glance = new TraceGlance();
  /** @type {TraceOrder | undefined} */
  #order;
  #changed = new ChangedTraces(traces => this.#window.change(traces) && this.#list.draw());
  /** @type {string | undefined} */
  #filter;
  #isPaused = false;
  #isLoading = false;
  #isLoaded = false;
  /** @type {Tick[]} ticks that came while the first page was under way */
  #early = [];
  /** @type {AbortController | undefined} */
  #asking;

  start() {
    show(this, h('h1', { class: 'visually-hidden' }, 'Traces'), h('div', { class: 'traces-head' }, this.#filterBox, this.#toolbar),
      this.#glance.durations,
      h('div', { class: 'traces-body' }, this.#glance.facets, this.#list));
    this.#toolbar.areFacetsOpen = this.#glance.areFacetsOpen;
    for (const part of [this.#filterBox, this.#glance]) this.listen(part, 'filter', event => changeOptions({ filter: event.detail }));
    this.listen(this.#glance, 'overview', event => this.#toolbar.showMatched(event.detail));
    this.listen(this.#toolbar, 'facets', () => {
      this.#glance.toggleFacets();
      this.#toolbar.areFacetsOpen = this.#glance.areFacetsOpen;
    });
    this.listen(this.#toolbar, 'sort', event => changeOptions({ sort: event.detail }));
    this.listen(this.#list, 'sort', event => changeOptions({ sort: formatOrder(nextOrder(this.#order, event.detail)) }));
    this.listen(this.#toolbar, 'pause', () => this.#pause(!this.#isPaused));
    this.listen(this.#list, 'release', () => this.#release());
    this.listen(this.#list, 'nearend', () => this.#loadMore());
    this.listen(live, 'tick', event => this.#take(event.detail));
    this.listen(live, 'return', () => this.#load());
    this.listen(live, 'change', () => this.#toolbar.showKept(live.status));
    if (this.#filter !== undefined) this.#load();
  }

  /** @returns {string} */
  get filter() {
    return this.#filter ?? '';
  }

  focusFilter() {
    this.#filterBox.focusInput();
  }

  /** @param {File[]} files that were dropped on the page */
  import(files) {
    this.#toolbar.import(files);
  }

  /** Another server has come: nothing that was shown is there. */
  forget() {
    this.#window.replace({ traces: [] });
    this.#isLoaded = false;
  }

  /** @param {Route} route */
  apply(route) {
    const filter = route.options.filter ?? '';
    const order = parseOrder(route.options.sort);
    this.#list.focusAgain();
    if (filter === this.#filter && formatOrder(order) === formatOrder(this.#order)) {
      this.#glance.later();
      return;
    }
    this.#filter = filter;
    this.#glance.filter = filter;
    this.#order = order;
    this.#list.order(order);
    this.#filterBox.value = filter;
    this.#toolbar.filter = filter;
    this.#load();
  }

  async #load() {
    this.#asking?.abort();
    const asking = this.#asking = new AbortController();
    const filter = this.#filter ?? '';
    this.#early = [];
    this.#isLoading = true;
    live.follow(filter);
    try {
      /** @type {TraceList} */
      const list = await get('traces', { filter, sort: formatOrder(this.#order) }, asking.signal);
      this.#window.replace(list);
      this.#filterBox.showFault(undefined);
      this.#finish();
    } catch (error) {
      if (isAborted(error)) return;
      this.#isLoading = false;
      if (error instanceof ApiError && error.status !== 0) this.#filterBox.showFault(error.message, error.at);
      // The stream stays with a filter that can be read.
      if (error instanceof ApiError && error.code === 'filter') live.follow('');
    }
  }

  #finish() {
    this.#isLoading = false;
    this.#isLoaded = true;
    for (const tick of this.#early) this.#window.take(tick, this.#isPaused || this.#order !== undefined);
    this.#early = [];
    this.#list.toTop();
    this.#draw();
    this.#glance.ask();
  }

  /** @param {Tick} tick */
  #take(tick) {
    if (this.#isLoading) this.#early.push(tick);
    if (this.#isLoading || !this.#isLoaded) return;
    // Where they belong in another order the server knows: it is asked again when they are wanted.
    this.#window.take(tick, this.#isPaused || this.#order !== undefined || this.#list.isRead);
    this.#changed.add(tick.changed ?? [], this.#window);
    this.#draw();
    if (tick.added > 0 || tick.cleared || tick.changed?.length) this.#glance.later();
    // After a clearing that left a hole in what was loaded, the list begins anew.
    if (tick.cleared) this.#load();
  }

  async #loadMore() {
    const before = this.#window.next;
    if (this.#isLoading || before === undefined) return;
    this.#isLoading = true;
    try {
      const place = this.#order ? { sort: formatOrder(this.#order), skip: before } : { before };
      /** @type {TraceList} */
      const list = await get('traces', { filter: this.#filter, ...place, limit: 200 }, this.#asking?.signal);
      this.#window.append(list);
    } catch (error) {
      if (isAborted(error)) return;
    }
    this.#isLoading = false;
    for (const tick of this.#early.splice(0)) this.#take(tick);
    this.#draw();
  }

  /** @param {boolean} isPaused */
  #pause(isPaused) {
    this.#isPaused = isPaused;
    this.#toolbar.isPaused = isPaused;
    if (!isPaused) this.#release();
    else this.#draw();
  }

  #release() {
    if (this.#order) {
      this.#load();
      return;
    }
    this.#window.release();
    this.#list.toTop();
    this.#draw();
  }

  #draw() {
    this.#list.isPaused = this.#isPaused;
    this.#list.isFiltered = this.filter !== '';
    this.classList.toggle('traces-view-empty', this.filter === '' && this.#window.rows.length === 0);
    this.#list.draw();
  }
}

customElements.define('traces-view', TracesView);
