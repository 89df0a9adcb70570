/** @import { SpanDetails } from '../../server/types.js' */
/** @import { SpanNode } from '../../spans/types.js' */
/** @import { TraceState } from './traceState.js' */
import { get, isAborted } from '../../server/client.js';
import { h, show } from '../../dom/build.js';
import { ViewElement } from '../../dom/viewElement.js';
import { focusOfChart } from './chartKeys.js';
import { byteSection } from './details/byteSection.js';
import { errorSection } from './details/errorSection.js';
import { eventSection } from './details/eventSection.js';
import { linkSection } from './details/linkSection.js';
import { spanFacts } from './details/spanFacts.js';
import { spanHead } from './details/spanHead.js';
import { tagSections } from './details/tagSections.js';

/** The span that is selected, with everything its tracer sent. */
export class SpanPanel extends ViewElement {
  #content = h('div', { class: 'span-content' });
  /** @type {AbortController | undefined} */
  #asking;
  #shown = '';

  /** @param {TraceState} state */
  constructor(state) {
    super();
    this.state = state;
  }

  start() {
    this.tabIndex = -1;
    this.setAttribute('role', 'region');
    this.setAttribute('aria-label', 'Span');
    this.listen(this.state, 'select', () => this.#draw());
    this.listen(this.state, 'rows', () => this.#draw());
    this.listen(this, 'keydown', event => { if (event.key === 'Escape' && !event.defaultPrevented) this.#close(); });
    this.#draw();
  }

  async #draw() {
    const span = this.state.selected;
    // `rows` is told for folding too: what is shown of the span is the same then.
    const key = span ? `${span.row.ref} ${span.children.length} ${this.state.tree.spans.length}` : '';
    this.hidden = span === undefined;
    if (key === this.#shown) return;
    this.#shown = key;
    this.#asking?.abort();
    if (!span) return;
    const head = spanHead(this.state, span, () => this.#close());
    show(this, head, spanFacts(this.state, span), this.#content);
    this.scrollTop = 0;
    await this.#load(span);
  }

  /** @param {SpanNode} span */
  async #load(span) {
    const asking = this.#asking = new AbortController();
    try {
      /** @type {SpanDetails} */
      const details = await get(`traces/${this.state.answer.summary.id}/spans/${span.row.ref}`, {}, asking.signal);
      show(this.#content, errorSection(details), ...tagSections(details), eventSection(details, this.state), linkSection(details),
        byteSection(details));
    } catch (error) {
      if (isAborted(error)) return;
      show(this.#content, h('p', { class: 'panel-message' }, error instanceof Error ? error.message : 'This span could not be read.'));
    }
  }

  #close() {
    this.state.select(undefined);
    focusOfChart()?.focus();
  }
}

customElements.define('span-panel', SpanPanel);
