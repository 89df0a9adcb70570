/** @import { TraceState } from './traceState.js' */
import { nextError } from '../../spans/nextError.js';
import { announce } from '../../state/announcements.js';


/** How much of what is shown a step to the side is. */
const STEP = 0.25;

/**
 * The keys that both charts of a trace have.
 *
 * @param {TraceState} state
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was one of them
 */
export function handleChartKey(state, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const act = actionOf(state, event);
  if (!act) return false;
  act();
  event.preventDefault();
  return true;
}

/** @returns {HTMLElement | null} what has the focus in the chart that is shown; null without a chart */
export function focusOfChart() {
  return document.querySelector('.trace-chart [tabindex="0"]:not(.column-handle)');
}

/**
 * Hands a key that nothing has the focus for to the chart, which then gets the focus. Others may still take the key.
 *
 * @param {KeyboardEvent} event
 */
export function handStrayKey(event) {
  const chart = focusOfChart();
  if (!chart || event.defaultPrevented || event.target !== document.body) return;
  const copy = new KeyboardEvent('keydown', { key: event.key, shiftKey: event.shiftKey, ctrlKey: event.ctrlKey,
    altKey: event.altKey, metaKey: event.metaKey, cancelable: true });
  if (chart.dispatchEvent(copy)) return; // it was not for it
  event.preventDefault();
  if (document.activeElement === document.body) chart.focus({ preventScroll: true });
}

/** @param {TraceState} state @param {KeyboardEvent} event @returns {(() => void) | undefined} */
function actionOf(state, event) {
  switch (event.key) {
    case '+': case '=': return () => state.zoom(0.5);
    case '-': return () => state.zoom(2);
    case '0': return () => state.zoomTo(undefined);
    case 'z': return () => state.zoomTo(state.selected);
    case 'c': return () => state.toggleCritical();
    case 'n': return () => toError(state, 1);
    case 'N': return () => toError(state, -1);
    case 'Escape': return () => state.select(undefined);
    case 'ArrowLeft': return event.shiftKey ? () => state.pan(-STEP) : undefined;
    case 'ArrowRight': return event.shiftKey ? () => state.pan(STEP) : undefined;
    case 'Enter': return state.selected
      ? () => /** @type {HTMLElement | null} */ (document.querySelector('span-panel'))?.focus()
      : undefined;
    default: return undefined;
  }
}

/**
 * Selects the next error in the order of the waterfall, and says which one it is.
 *
 * @param {TraceState} state
 * @param {1 | -1} step
 */
export function toError(state, step) {
  const found = nextError(state.tree.roots, state.selected, step);
  if (!found) {
    announce('No span is an error.');
    return;
  }
  state.select(found.span);
  announce(`Error ${found.place} of ${found.count}`);
}
