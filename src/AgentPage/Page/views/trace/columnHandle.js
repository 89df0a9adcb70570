import { h } from '../../dom/build.js';
import { readSetting, writeSetting } from '../../state/settings.js';

const NARROWEST = 140;
const WIDEST = 900;
const STEP = 20;

/**
 * The border between names and time, which can be moved by pointer and arrows. Its place is kept for other traces.
 *
 * @param {HTMLElement} chart
 */
export function columnHandle(chart) {
  const handle = h('div', {
    class: 'column-handle', role: 'separator', tabindex: 0, 'aria-orientation': 'vertical', 'aria-label': 'Width of the names',
    'aria-valuemin': NARROWEST, 'aria-valuemax': WIDEST, 'aria-valuenow': 360,
  });
  /** @param {number} width */
  const set = width => {
    const pixels = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
    chart.style.setProperty('--name-width', `${pixels}px`);
    handle.setAttribute('aria-valuenow', String(pixels));
    writeSetting('nameWidth', String(pixels));
  };
  const kept = Number(readSetting('nameWidth'));
  if (kept > 0) set(kept);
  const width = () => handle.parentElement?.clientWidth ?? 360;
  handle.addEventListener('pointerdown', event => {
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  handle.addEventListener('pointermove', event => {
    if (handle.hasPointerCapture(event.pointerId)) set(event.clientX - chart.getBoundingClientRect().left);
  });
  handle.addEventListener('keydown', event => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    set(width() + (event.key === 'ArrowLeft' ? -STEP : STEP));
    event.preventDefault();
    event.stopPropagation();
  });
  return handle;
}
