/** @import { TraceState } from './traceState.js' */
import { h, place } from '../../dom/build.js';

/** A drag that is shorter than this is a click. */
const SHORTEST_DRAG = 4;

/**
 * Zooms with Ctrl and the wheel, and moves with Shift and the wheel or to the side.
 *
 * @param {HTMLElement} area
 * @param {() => DOMRect} timeline where the time is drawn
 * @param {TraceState} state
 * @param {AbortSignal} signal
 */
export function zoomByWheel(area, timeline, state, signal) {
  area.addEventListener('wheel', event => {
    const { left, width } = timeline();
    if (event.ctrlKey || event.metaKey) {
      const { from, to } = state.window;
      const part = Math.min(1, Math.max(0, (event.clientX - left) / width));
      state.zoom(Math.exp(Math.max(-1, Math.min(1, event.deltaY / 200))), from + (to - from) * part);
    } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      state.pan((event.deltaX || event.deltaY) / width);
    } else {
      return;
    }
    event.preventDefault();
  }, { passive: false, signal });
}

/**
 * Zooms to a range that is dragged over an area; a double click shows the whole trace.
 *
 * @param {HTMLElement} area
 * @param {() => { from: number, to: number }} shown which time the area stands for
 * @param {TraceState} state
 * @param {AbortSignal} signal
 */
export function zoomByDrag(area, shown, state, signal) {
  const mark = h('div', { class: 'drag-mark', hidden: true });
  area.append(mark);
  /** @type {number | undefined} */
  let begin;
  /** @param {PointerEvent} event */
  const partOf = event => {
    const { left, width } = area.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - left) / width));
  };
  area.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    begin = partOf(event);
    area.setPointerCapture(event.pointerId);
  }, { signal });
  area.addEventListener('pointermove', event => {
    if (begin === undefined) return;
    const now = partOf(event);
    mark.hidden = false;
    place(mark, { left: Math.min(begin, now), width: Math.abs(now - begin) });
  }, { signal });
  area.addEventListener('pointerup', event => {
    if (begin === undefined) return;
    const [first, last] = [begin, partOf(event)].sort((a, b) => a - b);
    begin = undefined;
    mark.hidden = true;
    if ((last - first) * area.clientWidth < SHORTEST_DRAG) return;
    const { from, to } = shown();
    state.show({ from: from + (to - from) * first, to: from + (to - from) * last });
  }, { signal });
  area.addEventListener('dblclick', () => state.zoomTo(undefined), { signal });
}
