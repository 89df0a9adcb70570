import { segmented } from '../../dom/controls.js';
import { changeOptions } from '../../routing/router.js';
import { live } from '../../state/live.js';

const CHOICES = [1, 5, 15];
const USUAL = 15;

/** @param {Record<string, string>} options of a route @returns {number} how far back to look */
export function minutesOf(options) {
  const minutes = Number(options.minutes);
  return CHOICES.includes(minutes) ? minutes : USUAL;
}

/** @param {Record<string, string>} options what is read from files counts whenever it was, so there is nothing to choose */
export function minutesSwitch(options) {
  if (live.status?.mode === 'view') return undefined;
  return segmented('Time', CHOICES.map(minutes => [String(minutes), `${minutes} min`]), String(minutesOf(options)),
    value => changeOptions({ minutes: value === String(USUAL) ? undefined : value }));
}
