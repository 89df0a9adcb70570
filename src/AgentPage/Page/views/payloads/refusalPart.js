/** @import { PayloadAnswer } from '../../server/serviceTypes.js' */
import { h } from '../../dom/build.js';
import { fact } from '../../dom/controls.js';
import { textOf } from '../../dom/serviceMark.js';
import { HexView } from '../../elements/hexView.js';
import { formatCount } from '../../format/numbers.js';
import { part } from './part.js';

/** Bytes that are shown before and after a fault. */
const AROUND = 64;

/** @param {PayloadAnswer} payload why it was refused, and where */
export function refusalPart(payload) {
  const { refusal } = payload;
  if (!refusal) return undefined;
  return part('Refused', 'refusal',
    h('p', { class: 'error-message' }, textOf(refusal.reason ?? refusal.message ?? 'No reason was given.')),
    h('dl', { class: 'facts' },
      fact('Status', String(refusal.status)),
      refusal.offset !== undefined && fact('Offset', h('span', { class: 'number' }, formatCount(refusal.offset))),
      refusal.path !== undefined && fact('Path', h('code', {}, textOf(refusal.path))),
      refusal.reason !== undefined && refusal.message !== undefined && fact('Answer', textOf(refusal.message))),
    payload.bodyKept !== false && refusal.offset !== undefined && bytesAround(payload, refusal.offset));
}

/** @param {PayloadAnswer} payload @param {number} offset */
function bytesAround(payload, offset) {
  const from = Math.max(0, Math.floor((offset - AROUND) / 8) * 8);
  const view = new HexView({ payload: payload.id, offset: from, length: Math.min(2 * AROUND, payload.bytes - from), mark: offset });
  view.load();
  return view;
}
