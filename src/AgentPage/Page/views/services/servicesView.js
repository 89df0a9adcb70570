/** @import { GraphAnswer, ServicesAnswer } from '../../server/serviceTypes.js' */
/** @import { Route } from '../../routing/routes.js' */
import { get } from '../../server/client.js';
import { h, show } from '../../dom/build.js';
import { segmented } from '../../dom/controls.js';
import { ViewElement } from '../../dom/viewElement.js';
import { firstTrace } from '../../elements/firstTrace.js';
import { Refresher } from '../../elements/refresher.js';
import { changeOptions } from '../../routing/router.js';
import { live } from '../../state/live.js';
import { callTable } from './callTable.js';
import { minutesOf, minutesSwitch } from './minutes.js';
import { RequestTable } from './requestTable.js';
import { ServiceMap } from './serviceMap.js';
import { serviceColumns } from './requestColumns.js';

/** All services: a table of their requests, or a map of who calls whom. */
export class ServicesView extends ViewElement {
  heading = 'Services';
  #options = /** @type {Record<string, string>} */ ({});
  #head = h('div', { class: 'view-head' });
  #content = h('div', { class: 'view-content' });
  #table = new RequestTable('Services', serviceColumns());
  #map = new ServiceMap();
  #refresher = new Refresher(() => this.#load());

  start() {
    show(this, this.#head, this.#content);
    this.#refresher.follow(this.signal);
  }

  /** @param {Route} route */
  apply({ options }) {
    this.#options = options;
    this.#drawHead();
    this.#load();
  }

  get #isMap() {
    return this.#options.show === 'map';
  }

  #drawHead() {
    const focused = this.#head.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
    show(this.#head, h('h1', {}, 'Services'),
      segmented('Show', [['list', 'List'], ['map', 'Map']], this.#isMap ? 'map' : 'list',
        value => changeOptions({ show: value === 'map' ? 'map' : undefined })),
      minutesSwitch(this.#options));
    // The buttons are new ones: the focus stays on the one that was pressed.
    for (const button of this.#head.querySelectorAll('button')) if (focused !== undefined && button.textContent === focused) button.focus();
  }

  async #load() {
    const isMap = this.#isMap;
    const minutes = minutesOf(this.#options);
    try {
      if (isMap) this.#showMap(await get('services/graph', { minutes }, this.signal));
      else this.#showList(await get('services', { minutes }, this.signal));
    } catch {
      // What was shown stays; the stream says that the server is away.
    }
  }

  /** @param {ServicesAnswer} answer */
  #showList(answer) {
    if (this.#isMap) return;
    if (answer.services.length === 0) return this.#showNothing();
    this.#table.show(answer.services.map(row => ({ ...row, label: row.service })), answer);
    if (this.#content.firstElementChild !== this.#table) show(this.#content, this.#table);
    const more = answer.servicesMore ?? 0;
    this.#table.note = more > 0 ? `${more} more services had fewer requests.` : '';
  }

  /** @param {GraphAnswer} graph */
  #showMap(graph) {
    if (!this.#isMap) return;
    if (graph.nodes.length === 0) return this.#showNothing();
    this.#map.draw(graph);
    if (this.#content.firstElementChild !== this.#map) show(this.#content, this.#map, h('div'));
    this.#content.lastElementChild?.replaceWith(callTable(graph.edges));
  }

  #showNothing() {
    const hadSome = (live.status?.kept.traces ?? 0) > 0;
    show(this.#content, hadSome ? h('p', { class: 'view-message' }, 'No requests in these minutes.') : firstTrace(live.status));
  }
}

customElements.define('services-view', ServicesView);
