/** @import { Route, ViewName } from './routing/routes.js' */
import './elements/awayNotice.js';
import './elements/connectionState.js';
import './elements/themeSwitch.js';
import { followPageKeys } from './elements/pageKeys.js';
import { show } from './dom/build.js';
import { formatShort } from './format/numbers.js';
import { followRoutes, currentRoute, goTo } from './routing/router.js';
import { live } from './state/live.js';
import { PayloadView } from './views/payloads/payloadView.js';
import { PayloadsView } from './views/payloads/payloadsView.js';
import { ServiceView } from './views/services/serviceView.js';
import { ServicesView } from './views/services/servicesView.js';
import { TraceView } from './views/trace/traceView.js';
import { takeDrops } from './views/traces/importFiles.js';
import { TracesView } from './views/traces/tracesView.js';

/** @typedef {HTMLElement & { heading: string, apply: (route: Route) => void }} View */

/** @type {Record<ViewName, () => View>} */
const CREATE = {
  traces: () => traces,
  trace: () => new TraceView(),
  services: () => new ServicesView(),
  service: () => new ServiceView(),
  payloads: () => new PayloadsView(),
  payload: () => new PayloadView(),
};

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** The list of traces stays while a trace is looked at, so that Back finds it as it was. */
const traces = new TracesView();
/** @type {{ key: string, view: View } | undefined} */
let shown;
let isFilterWanted = false;

/** @param {Route} route */
function showRoute(route) {
  const key = `${route.view}/${route.id}`;
  if (shown?.key !== key) change(key, route);
  shown?.view.apply(route);
  document.title = `${shown?.view.heading} · SpanPack`;
  if (isFilterWanted && shown?.view === traces) focusFilter();
}

/** The filter is that of the list of traces, which other views go to with it as it was. */
function focusFilter() {
  isFilterWanted = shown?.view !== traces;
  if (isFilterWanted) goTo('traces', '', { filter: traces.filter });
  else traces.focusFilter();
}

/** @param {string} key @param {Route} route */
function change(key, route) {
  const isFirst = shown === undefined;
  if (shown && shown.view !== traces) shown.view.remove();
  const view = CREATE[route.view]();
  traces.hidden = view !== traces;
  if (view !== traces || !traces.isConnected) main.append(view);
  shown = { key, view };
  markView(route.view);
  // Who reads with the keyboard or a screen reader goes on where the new view begins.
  if (!isFirst) main.focus({ preventScroll: true });
}

/** @param {ViewName} view */
function markView(view) {
  for (const link of document.querySelectorAll('.views a')) {
    const name = link.getAttribute('data-view') ?? '';
    if (view === name || `${view}s` === name) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Refused payloads are counted beside the view that shows them. */
function countRefused() {
  const count = live.status?.counts.refused ?? 0;
  const mark = /** @type {HTMLElement} */ (document.querySelector('[data-count=refused]'));
  mark.hidden = count === 0;
  mark.title = `${count} refused`;
  show(mark, formatShort(count));
}

/** Another server: what was shown of the one before means nothing. */
function begin() {
  if (shown) shown.view.remove();
  traces.remove();
  traces.forget();
  shown = undefined;
  showRoute(currentRoute());
}

live.addEventListener('change', countRefused);
live.addEventListener('restart', begin);
live.follow('');
followRoutes(showRoute);
followPageKeys(focusFilter);
takeDrops(document.body, files => {
  if (shown?.view !== traces) goTo('traces', '', { filter: traces.filter });
  traces.import(files);
});
