/** @import { Route, ViewName } from './routes.js' */
import { formatRoute, parseRoute } from './routes.js';

/** @returns {Route} */
export function currentRoute() {
  return parseRoute(location.hash);
}

/**
 * Goes to a view, so that Back comes back to this one.
 *
 * @param {ViewName} view
 * @param {string} [id]
 * @param {Record<string, string | undefined>} [options]
 */
export function goTo(view, id, options) {
  location.hash = formatRoute(view, id, options);
}

/**
 * Changes options of this view, for what Back needs not undo, such as the span that is selected.
 *
 * @param {Record<string, string | undefined>} options undefined takes one away
 */
export function changeOptions(options) {
  const route = currentRoute();
  const hash = formatRoute(route.view, route.id, { ...route.options, ...options });
  if (hash === location.hash) return;
  history.replaceState(history.state, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/**
 * Tells of every new route, the present one first.
 *
 * @param {(route: Route) => void} show
 */
export function followRoutes(show) {
  window.addEventListener('hashchange', () => show(currentRoute()));
  show(currentRoute());
}
