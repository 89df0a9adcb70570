import { getBytes } from '../server/client.js';
import { h, show } from '../dom/build.js';
import { ViewElement } from '../dom/viewElement.js';
import { formatHex } from '../format/hex.js';

/** Bytes that are shown at once. */
const MOST = 4096;

/** Bytes of a payload as digits and characters. It asks for them when it is told to. */
export class HexView extends ViewElement {
  #isLoaded = false;

  /** @param {{ payload: number, offset: number, length: number, mark?: number }} bytes `mark` is the place of a fault */
  constructor(bytes) {
    super();
    this.bytes = bytes;
  }

  async load() {
    if (this.#isLoaded) return;
    this.#isLoaded = true;
    const { payload, offset, length, mark } = this.bytes;
    try {
      const content = await getBytes(`payloads/${payload}/body`, { offset, length: Math.min(length, MOST) });
      const lines = formatHex(content, offset, mark);
      show(this, h('pre', { class: 'hex', tabindex: 0, role: 'group', 'aria-label': 'Bytes' },
        ...lines.map(line => h('span', { class: line.isMarked ? 'hex-line is-marked' : 'hex-line' },
          h('span', { class: 'hex-offset' }, line.offset),
          h('span', { class: 'hex-digits' }, line.digits),
          h('span', { class: 'hex-text' }, line.text, '\n')))),
      length > MOST && h('p', { class: 'faint' }, `The first ${MOST} of ${length} bytes.`));
    } catch (error) {
      show(this, h('p', { class: 'faint' }, error instanceof Error ? error.message : 'The bytes are not here.'));
    }
  }
}

customElements.define('hex-view', HexView);
