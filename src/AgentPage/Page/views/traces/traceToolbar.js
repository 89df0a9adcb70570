/** @import { Status } from '../../server/serviceTypes.js' */
/** @import { Overview } from '../../server/overviewTypes.js' */
import { post } from '../../server/client.js';
import { h, show } from '../../dom/build.js';
import { button, fillButton } from '../../dom/controls.js';
import { ViewElement } from '../../dom/viewElement.js';
import { copyTo } from '../../elements/copyButton.js';
import { MenuButton } from '../../elements/menuButton.js';
import { formatCount } from '../../format/numbers.js';
import { announce } from '../../state/announcements.js';
import { importFiles } from './importFiles.js';
import { saveExport } from './saveExport.js';

/** @type {[format: string, note: string][]} */
const FORMATS = [
  ['json', 'as spanpack dump prints it'], ['v0.4', 'payload'], ['v0.5', 'payload'], ['v0.7', 'payload'], ['v1.0', 'payload'],
];

/** Orders for narrow windows, whose list has no columns. @type {[order: string | undefined, words: string][]} */
const ORDERS = [
  [undefined, 'Newest'], ['-duration', 'Longest'], ['-errors', 'Most errors'], ['-spans', 'Most spans'],
  ['service', 'Service'], ['resource', 'Resource'],
];

/** Sorting, facets, pause, clear, export, import, a link, and how many traces fit. It tells `sort`, `facets` and `pause`. */
export class TraceToolbar extends ViewElement {
  #filter = '';
  #pause = button('pause', 'Pause', () => this.dispatchEvent(new Event('pause')), { isCompact: true });
  #facets = button('facets', 'Facets', () => this.dispatchEvent(new Event('facets')),
    { isCompact: true, title: 'Filter by status, service and operation' });
  #count = h('span', { class: 'trace-count number' });
  #message = h('span', { class: 'toolbar-message', role: 'status' });
  #files = h('input', { type: 'file', multiple: true, hidden: true, accept: '.msgpack,.json', 'aria-label': 'Files to import' });

  start() {
    const exportMenu = MenuButton.create('download', 'Export', FORMATS.map(([format, note]) => ({
      words: format === 'json' ? 'JSON' : format,
      note,
      act: () => this.#export(format),
    })));
    const clear = button('clear', 'Clear', () => this.#clear(), { isCompact: true, title: 'Forget all traces and payloads' });
    const imports = button('upload', 'Import', () => this.#files.click(),
      { isCompact: true, title: 'Show saved payloads or OTLP as JSON; files may be dropped on the page too' });
    const link = button('copy', 'Copy link', () => copyTo(link, () => location.href),
      { isCompact: true, title: 'Copy the address of this list with its filter' });
    this.#pause.setAttribute('aria-pressed', 'false');
    this.listen(this.#files, 'change', () => this.import([...(this.#files.files ?? [])]));
    const sorting = MenuButton.create('sort', 'Sort',
      ORDERS.map(([order, words]) => ({ words, act: () => this.dispatchEvent(new CustomEvent('sort', { detail: order })) })));
    sorting.classList.add('sort-menu');
    show(this, this.#count, this.#message, sorting, this.#facets, this.#pause, clear, exportMenu, imports, link, this.#files);
  }

  /** @param {File[]} files */
  async import(files) {
    show(this.#message, 'Importing…');
    const words = await importFiles(files);
    this.#files.value = '';
    show(this.#message, words);
    announce(words);
  }

  /** @param {boolean} isOpen */
  set areFacetsOpen(isOpen) {
    this.#facets.setAttribute('aria-pressed', String(isOpen));
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

  /** @param {Overview} overview */
  showMatched({ matched, of }) {
    if (this.#filter !== '') this.#showCount(matched, of);
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
