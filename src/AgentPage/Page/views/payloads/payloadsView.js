/** @import { PayloadList, PayloadRow } from '../../server/serviceTypes.js' */
/** @import { Route } from '../../routing/routes.js' */
import { get, isAborted } from '../../server/client.js';
import { h, show } from '../../dom/build.js';
import { segmented } from '../../dom/controls.js';
import { ViewElement } from '../../dom/viewElement.js';
import { firstTrace } from '../../elements/firstTrace.js';
import { Refresher } from '../../elements/refresher.js';
import { RowCursor } from '../../elements/rowCursor.js';
import { VirtualRows } from '../../elements/virtualRows.js';
import { changeOptions, goTo } from '../../routing/router.js';
import { live } from '../../state/live.js';
import { intakeTable } from './intakeTable.js';
import { payloadHead, payloadRow, showFindings } from './payloadRow.js';

/** @type {[string, string][]} */
const PARTS = [['', 'All'], ['refused', 'Refused'], ['findings', 'Findings'], ['other', 'Other requests']];

/** @type {Record<string, string>} */
const NOTHING = { refused: 'No payload was refused.', findings: 'The strict checks have found nothing in the payloads that are kept.' };

/** What came, newest first: payloads, and in a part of its own the requests that are only counted. */
export class PayloadsView extends ViewElement {
  heading = 'Payloads';
  #only = '';
  /** @type {PayloadRow[]} */
  #payloads = [];
  /** @type {number | undefined} */
  #next;
  #isLoading = false;
  #head = h('div', { class: 'view-head' });
  #content = h('div', { class: 'payload-list' });
  #rows = new VirtualRows();
  #cursor = new RowCursor(this.#rows, {
    indexOf: key => this.#payloads.findIndex(row => row.id === key),
    open: index => goTo('payload', String(this.#payloads[index].id)),
  });
  #refresher = new Refresher(() => this.#load());

  start() {
    this.#rows.setAttribute('role', 'grid');
    this.#rows.setAttribute('aria-label', 'Payloads, newest first');
    if (!this.#rows.firstElementChild?.classList.contains('head')) this.#rows.prepend(payloadHead());
    show(this, this.#head, this.#content);
    this.#refresher.follow(this.signal);
    this.listen(live, 'change', () => { if (this.#only === 'other') this.#draw(); });
    this.listen(this.#rows, 'keydown', event => this.#cursor.handle(event));
    this.listen(this.#rows, 'nearend', () => this.#loadMore());
    const payloads = () => this.#payloads;
    this.#rows.source = {
      get count() {
        return payloads().length;
      },
      key: index => this.#payloads[index].id,
      create: index => payloadRow(this.#payloads[index]),
      update: (row, index) => showFindings(row, this.#payloads[index]),
    };
  }

  /** @param {Route} route */
  apply({ options }) {
    this.#only = PARTS.some(([part]) => part === options.only) ? options.only : '';
    show(this.#head, h('h1', {}, 'Payloads'), segmented('Show', PARTS, this.#only, only => {
      changeOptions({ only });
      /** @type {HTMLElement | null} */ (this.#head.querySelector('[aria-pressed=true]'))?.focus();
    }));
    this.#payloads = [];
    this.#rows.scrollTop = 0;
    this.#load();
  }

  async #load() {
    if (this.#only === 'other') return this.#draw();
    // Whoever has scrolled reads: new ones come when the list is at its top.
    if (this.#rows.scrollTop > 0) return;
    const only = this.#only;
    try {
      /** @type {PayloadList} */
      const list = await get('payloads', { only, limit: 100 }, this.signal);
      if (only !== this.#only) return;
      this.#payloads = list.payloads;
      this.#next = list.next;
      this.#draw();
    } catch {
      // What was shown stays; the stream says that the server is away.
    }
  }

  async #loadMore() {
    if (this.#isLoading || this.#next === undefined || this.#only === 'other') return;
    this.#isLoading = true;
    const only = this.#only;
    try {
      /** @type {PayloadList} */
      const list = await get('payloads', { only, limit: 200, before: this.#next }, this.signal);
      if (only !== this.#only) return;
      this.#payloads.push(...list.payloads);
      this.#next = list.next;
      this.#draw();
    } catch (error) {
      if (!isAborted(error)) this.#next = undefined;
    } finally {
      this.#isLoading = false;
    }
  }

  #draw() {
    if (this.#only === 'other') return show(this.#content, intakeTable(live.status?.intake ?? []));
    if (this.#payloads.length === 0 && this.#next === undefined) {
      const words = NOTHING[this.#only];
      return show(this.#content, words ? h('p', { class: 'view-message' }, words) : firstTrace(live.status));
    }
    if (this.#content.firstElementChild !== this.#rows) show(this.#content, this.#rows);
    this.#rows.setAttribute('aria-rowcount', String(this.#payloads.length + 1));
    this.#rows.refresh();
  }
}

customElements.define('payloads-view', PayloadsView);
