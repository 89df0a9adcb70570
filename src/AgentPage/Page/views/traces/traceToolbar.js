/** @import { Status } from '../../server/serviceTypes.js' */
import { get, post } from '../../server/client.js';
import { h, show } from '../../dom/build.js';
import { button, fillButton } from '../../dom/controls.js';
import { ViewElement } from '../../dom/viewElement.js';
import { MenuButton } from '../../elements/menuButton.js';
import { formatCount } from '../../format/numbers.js';
import { announce } from '../../state/announcements.js';
import { saveExport } from './saveExport.js';

/** Counting looks at every trace: not more often than this. */
const COUNT_MILLISECONDS = 1500;

/** @type {[format: string, note: string][]} */
const FORMATS = [['json', 'as spanpack dump prints it'], ['v0.4', 'payload'], ['v0.5', 'payload'], ['v0.7', 'payload'], ['v1.0', 'payload']];

/** Pause, clear, export, and how many traces fit. It tells `pause`. */
export class TraceToolbar extends ViewElement {
  #filter = '';
  #pause = button('pause', 'Pause', () => this.dispatchEvent(new Event('pause')), { isCompact: true });
  #count = h('span', { class: 'trace-count number' });
  #message = h('span', { class: 'toolbar-message', role: 'status' });
  #isCounting = false;

  start() {
    const exportMenu = MenuButton.create('download', 'Export', FORMATS.map(([format, note]) => ({
      words: format === 'json' ? 'JSON' : format,
      note,
      act: () => this.#export(format),
    })));
    const clear = button('clear', 'Clear', () => this.#clear(), { isCompact: true, title: 'Forget all traces and payloads' });
    this.#pause.setAttribute('aria-pressed', 'false');
    show(this, this.#count, this.#message, this.#pause, clear, exportMenu);
  }

  /** @param {string} filter */
  set filter(filter) {
    this.#filter = filter;
  }

  /** @param {boolean} isPaused */
  set isPaused(isPaused) {
    this.#pause.setAttribute('aria-pressed', String(isPaused));
    fillButton(this.#pause, isPaused ? 'play' : 'pause', isPaused ? 'Resume' : 'Pause', true);
    announce(isPaused ? 'Paused' : 'Live');
  }

  /** @param {Status | undefined} status where there is no filter, the server has counted */
  showKept(status) {
    if (this.#filter === '' && status) this.#showCount(status.kept.traces, status.kept.traces);
  }

  countLater() {
    if (this.#isCounting || this.#filter === '') return;
    this.#isCounting = true;
    setTimeout(() => this.count(), COUNT_MILLISECONDS);
  }

  async count() {
    this.#isCounting = false;
    const filter = this.#filter;
    if (filter === '') return;
    try {
      /** @type {{ matched: number, of: number }} */
      const { matched, of } = await get('traces/count', { filter });
      if (filter === this.#filter) this.#showCount(matched, of);
    } catch {
      // The count stays; the next one comes with the next traces.
    }
  }

  /** @param {number} matched @param {number} of */
  #showCount(matched, of) {
    const all = matched === of;
    const words = `${formatCount(matched)}${all ? '' : ` of ${formatCount(of)}`} ${(all ? matched : of) === 1 ? 'trace' : 'traces'}`;
    if (this.#count.textContent !== words) show(this.#count, words);
  }

  async #clear() {
    try {
      await post('clear');
      announce('Cleared');
    } catch (error) {
      this.#tell(error);
    }
  }

  /** @param {string} format */
  async #export(format) {
    show(this.#message, 'Exporting…');
    try {
      await saveExport(this.#filter, format);
      show(this.#message);
    } catch (error) {
      this.#tell(error);
    }
  }

  /** @param {unknown} error */
  #tell(error) {
    show(this.#message, error instanceof Error ? error.message : 'That did not work.');
  }
}

customElements.define('trace-toolbar', TraceToolbar);
