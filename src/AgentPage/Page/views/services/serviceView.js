/** @import { ResourcesAnswer, ServicesAnswer } from '../../server/serviceTypes.js' */
/** @import { Route } from '../../routing/routes.js' */
import { get } from '../../server/client.js';
import { latencyHistogram } from '../../charts/latencyHistogram.js';
import { requestBars } from '../../charts/requestBars.js';
import { h, show } from '../../dom/build.js';
import { icon } from '../../dom/icons.js';
import { fact } from '../../dom/controls.js';
import { NOTHING, serviceMark } from '../../dom/serviceMark.js';
import { ViewElement } from '../../dom/viewElement.js';
import { Refresher } from '../../elements/refresher.js';
import { termOf } from '../../filter/terms.js';
import { formatDuration } from '../../format/durations.js';
import { formatCount, formatPercent, formatRate } from '../../format/numbers.js';
import { formatRoute } from '../../routing/routes.js';
import { minutesOf, minutesSwitch } from './minutes.js';
import { resourceColumns } from './requestColumns.js';
import { RequestTable } from './requestTable.js';

/** One service: its requests over time, its latency, and its resources. */
export class ServiceView extends ViewElement {
  heading = 'Service';
  #service = '';
  #minutes = 15;
  #head = h('div', { class: 'view-head' });
  #summary = h('div', { class: 'service-summary' });
  /** @type {RequestTable | undefined} */
  #table;
  #refresher = new Refresher(() => this.#load());

  start() {
    this.#refresher.follow(this.signal);
  }

  /** @param {Route} route */
  apply({ id, options }) {
    this.#service = id;
    this.#minutes = minutesOf(options);
    this.heading = id || NOTHING;
    this.#table ??= new RequestTable('Resources', resourceColumns(id));
    const back = formatRoute('services', '', { minutes: options.minutes });
    show(this.#head,
      h('a', { class: 'button icon-button back', href: back, title: 'All services', 'aria-label': 'All services' }, icon('left')),
      h('h1', {}, serviceMark(id)),
      h('a', { class: 'button', href: formatRoute('traces', '', { filter: termOf('service', id) }) }, 'Traces'),
      minutesSwitch(options));
    if (!this.#head.isConnected) show(this, this.#head, this.#summary, h('h2', { class: 'part-title' }, 'Resources'), this.#table);
    this.#load();
  }

  async #load() {
    const minutes = this.#minutes;
    try {
      /** @type {[ServicesAnswer, ResourcesAnswer]} */
      const [services, resources] = await Promise.all([
        get('services', { minutes }, this.signal),
        get('services/resources', { service: this.#service, minutes }, this.signal),
      ]);
      const found = services.services.find(row => row.service === this.#service);
      show(this.#summary, ...(found ? summary(found, services) : [h('p', { class: 'view-message' }, 'No requests in these minutes.')]));
      const other = resources.other && resources.other.requests > 0
        ? [{ ...resources.other, label: 'All other resources', isOther: true }]
        : [];
      this.#table?.show([...resources.resources.map(row => ({ ...row, label: row.resource })), ...other], resources);
    } catch {
      // What was shown stays; the stream says that the server is away.
    }
  }
}

/**
 * @param {import('../../server/serviceTypes.js').ServiceRow} row
 * @param {ServicesAnswer} window
 */
function summary(row, window) {
  return [
    h('dl', { class: 'figures' },
      fact('Requests', formatCount(row.requests)),
      fact('Rate', row.perSecond === undefined ? '–' : formatRate(row.perSecond)),
      fact('Errors', h('span', { class: row.errors > 0 ? 'error-count' : '' }, formatPercent(row.errors, row.requests))),
      fact('p50', formatDuration(row.p50)),
      fact('p95', formatDuration(row.p95)),
      fact('p99', formatDuration(row.p99)),
      fact('Max', formatDuration(row.max))),
    h('div', { class: 'charts' }, requestBars(row, window), latencyHistogram(row)),
  ];
}

customElements.define('service-view', ServiceView);
