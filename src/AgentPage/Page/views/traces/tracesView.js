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
import { TraceListElement } from './traceListElement.js';
import { TraceToolbar } from './traceToolbar.js';
import { TraceWindow } from './traceWindow.js';

/** The live list of traces. */
export class TracesView extends ViewElement {
  heading = 'Traces';
  #window = new TraceWindow();
  #filterBox = new FilterBox();
  #list = new TraceListElement(this.#window);
  #toolbar = new TraceToolbar();
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
    show(this, h('h1', { class: 'visually-hidden' }, 'Traces'), h('div', { class: 'traces-head' }, this.#filterBox, this.#toolbar), this.#list);
    this.listen(this.#filterBox, 'filter', event => changeOptions({ filter: event.detail }));
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

  /** Another server has come: nothing that was shown is there. */
  forget() {
    this.#window.replace({ traces: [] });
    this.#isLoaded = false;
  }

  /** @param {Route} route */
  apply(route) {
    const filter = route.options.filter ?? '';
    this.#list.focusAgain();
    if (filter === this.#filter) return;
    this.#filter = filter;
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
      const list = await get('traces', { filter }, asking.signal);
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
    for (const tick of this.#early) this.#window.take(tick, this.#isPaused);
    this.#early = [];
    this.#list.toTop();
    this.#draw();
    this.#toolbar.count();
  }

  /** @param {Tick} tick */
  #take(tick) {
    if (this.#isLoading) this.#early.push(tick);
    if (this.#isLoading || !this.#isLoaded) return;
    this.#window.take(tick, this.#isPaused || this.#list.isRead);
    this.#changed.add(tick.changed ?? [], this.#window);
    this.#draw();
    if (tick.added > 0 || tick.cleared) this.#toolbar.countLater();
    // After a clearing that left a hole in what was loaded, the list begins anew.
    if (tick.cleared) this.#load();
  }

  async #loadMore() {
    const before = this.#window.next;
    if (this.#isLoading || before === undefined) return;
    this.#isLoading = true;
    try {
      /** @type {TraceList} */
      const list = await get('traces', { filter: this.#filter, before, limit: 200 }, this.#asking?.signal);
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
    this.#window.release();
    this.#list.toTop();
    this.#draw();
  }

  #draw() {
    this.#list.isPaused = this.#isPaused;
    this.#list.isFiltered = (this.#filter ?? '') !== '';
    this.#list.draw();
  }
}

customElements.define('traces-view', TracesView);
