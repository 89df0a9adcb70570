/** @import { SpanDetails } from '../../../server/types.js' */
import { h } from '../../../dom/build.js';
import { fact } from '../../../dom/controls.js';
import { HexView } from '../../../elements/hexView.js';
import { formatBytes, formatCount } from '../../../format/numbers.js';
import { formatRoute } from '../../../routing/routes.js';
import { section } from './section.js';

/** @param {SpanDetails} details the part of its payload that this span took */
export function byteSection({ bytes }) {
  if (!bytes) return undefined;
  const hex = new HexView({ payload: bytes.payload, offset: bytes.offset, length: bytes.length });
  const element = section('Bytes', undefined, [
    h('dl', { class: 'facts' },
      fact('Size', h('span', { class: 'number' }, formatBytes(bytes.length))),
      fact('Format', bytes.format),
      fact('At', h('span', { class: 'number' }, formatCount(bytes.offset))),
      fact('Payload', h('a', { href: formatRoute('payload', String(bytes.payload)) }, `#${bytes.payload}`))),
    hex,
  ], { isClosed: true });
  element.addEventListener('toggle', () => { if (element.open) hex.load(); });
  return element;
}
