/** @import { Overview } from '../../server/overviewTypes.js' */
import { readSetting, writeSetting } from '../../state/settings.js';
import { FacetList } from './facetList.js';
import { OverviewSource } from './overviewSource.js';
import { TraceOverview } from './traceOverview.js';

/** Beside the list there is room for facets from this width on. */
const WIDE = '(min-width: 60rem)';

/** What fits a filter at a glance, in two parts: durations over time, and facets. It tells `filter`, `overview` and `open`. */
export class TraceGlance extends EventTarget {
  durations = new TraceOverview();
  facets = new FacetList();
  #source = new OverviewSource(overview => this.#draw(overview));
  #filter = '';

  constructor() {
    super();
    for (const part of [this.durations, this.facets]) {
      part.addEventListener('filter', event => this.#tell('filter', /** @type {CustomEvent<string>} */ (event).detail));
    }
    this.facets.hidden = (readSetting('facets') ?? (matchMedia(WIDE).matches ? 'open' : 'closed')) !== 'open';
  }

  /** @returns {boolean} */
  get areFacetsOpen() {
    return this.facets.hidden === false;
  }

  toggleFacets() {
    this.facets.hidden = this.areFacetsOpen;
    writeSetting('facets', this.areFacetsOpen ? 'open' : 'closed');
  }

  /** @param {string} filter */
  set filter(filter) {
    this.#filter = filter;
    this.#source.filter = filter;
  }

  ask() {
    this.#source.ask();
  }

  /** Nobody looks while another view is shown: then the next answer comes when this one is back. */
  later() {
    if (!this.facets.parentElement?.closest('[hidden]')) this.#source.later();
  }

  /** @param {Overview} overview */
  #draw(overview) {
    this.durations.draw(overview, this.#filter);
    this.facets.draw(overview, this.#filter);
    this.#tell('overview', overview);
  }

  /** @param {string} name @param {unknown} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
