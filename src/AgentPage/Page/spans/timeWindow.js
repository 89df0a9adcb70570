/** @typedef {{ from: number, to: number }} TimeWindow what of a trace is shown, nanoseconds from its start */

/** Nobody needs less than this, and numbers keep their precision above it. */
const SHORTEST = 10;

/**
 * @param {TimeWindow} view
 * @param {number} duration of the trace
 * @returns {TimeWindow} within the trace
 */
export function clampWindow(view, duration) {
  const length = Math.min(Math.max(view.to - view.from, Math.min(SHORTEST, duration)), duration);
  const from = Math.min(Math.max(0, view.from), duration - length);
  return { from, to: from + length };
}

/**
 * @param {TimeWindow} view
 * @param {number} factor below 1 to see less of the trace, above it to see more
 * @param {number} anchor the moment that stays where it is
 * @param {number} duration
 */
export function zoomWindow(view, factor, anchor, duration) {
  return clampWindow({ from: anchor - (anchor - view.from) * factor, to: anchor + (view.to - anchor) * factor }, duration);
}

/** @param {TimeWindow} view @param {number} part of what is shown; below 0 to the left @param {number} duration */
export function panWindow(view, part, duration) {
  const by = (view.to - view.from) * part;
  return clampWindow({ from: view.from + by, to: view.to + by }, duration);
}

/** @param {{ start: number, end: number }} span with some room around it @param {number} duration */
export function windowAround(span, duration) {
  const room = Math.max((span.end - span.start) * 0.05, SHORTEST / 2);
  return clampWindow({ from: span.start - room, to: span.end + room }, duration);
}

/** @param {TimeWindow} view @param {number} duration whether all of the trace is shown */
export function isWhole(view, duration) {
  return view.from <= 0 && view.to >= duration;
}
