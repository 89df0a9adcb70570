import { h, show } from '../dom/build.js';
import { ViewElement } from '../dom/viewElement.js';
import { countOf } from '../format/numbers.js';
import { live } from '../state/live.js';

/** Says whether the server is there, and what it reads when it was told to read files. */
export class ConnectionState extends ViewElement {
  #dot = h('span', { class: 'connection-dot', 'aria-hidden': 'true' });
  #words = h('span', { class: 'connection-words' });

  start() {
    show(this, this.#dot, this.#words);
    this.listen(live, 'change', () => this.#draw());
    this.#draw();
  }

  #draw() {
    const { status, isAway } = live;
    this.dataset.state = isAway ? 'away' : !status ? 'connecting' : status.mode === 'view' ? 'files' : 'live';
    const words = isAway ? 'Disconnected' : !status ? 'Connecting' : status.mode === 'view' ? this.#files() : 'Live';
    if (this.#words.textContent !== words) this.#words.textContent = words;
    this.title = status ? `${countOf(status.counts.traces ?? 0, 'trace')} since the start` : '';
  }

  #files() {
    const loading = live.status?.loading;
    return loading ? `Reading ${loading.done} of ${loading.of}` : 'Files';
  }
}

customElements.define('connection-state', ConnectionState);
