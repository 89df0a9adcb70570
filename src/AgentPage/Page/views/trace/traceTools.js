/** @import { TraceState } from './traceState.js' */
import { h, show } from '../../dom/build.js';
import { button, iconButton, segmented } from '../../dom/controls.js';
import { ViewElement } from '../../dom/viewElement.js';
import { keyHelpButton } from '../../elements/keyHelp.js';
import { changeOptions, currentRoute } from '../../routing/router.js';
import { toError } from './chartKeys.js';

/** Which chart, the critical path, folding and zooming. */
export class TraceTools extends ViewElement {
  /** @param {TraceState} state */
  constructor(state) {
    super();
    this.state = state;
  }

  start() {
    const { state } = this;
    this.classList.add('trace-tools');
    const critical = button('path', 'Critical path', () => state.toggleCritical(),
      { isCompact: true, title: 'The spans on which the end of the trace waited' });
    critical.setAttribute('aria-pressed', String(state.showsCritical));
    const error = button('alert', 'Next error', () => toError(state, 1),
      { isCompact: true, title: 'Select the next span that is an error (n)' });
    error.hidden = state.answer.summary.errors === 0;
    const whole = iconButton('fit', 'Show the whole trace', () => state.zoomTo(undefined));
    show(this, this.#charts(), critical, error,
      h('span', { class: 'tool-group only-waterfall' },
        iconButton('expand', 'Expand all spans', () => state.collapse(new Set())),
        iconButton('collapse', 'Collapse all spans', () => state.foldAll())),
      h('span', { class: 'tool-group' },
        iconButton('plus', 'Zoom in', () => state.zoom(0.5)),
        iconButton('minus', 'Zoom out', () => state.zoom(2)),
        whole),
      keyHelpButton());
    this.listen(state, 'critical', () => critical.setAttribute('aria-pressed', String(state.showsCritical)));
    this.listen(state, 'rows', () => { error.hidden = state.answer.summary.errors === 0; });
    this.listen(window, 'hashchange', () => this.firstElementChild?.replaceWith(this.#charts()));
  }

  #charts() {
    const chosen = currentRoute().options.show === 'flame' ? 'flame' : 'waterfall';
    return segmented('Chart', [['waterfall', 'Waterfall'], ['flame', 'Flame Graph']], chosen, value => {
      changeOptions({ show: value === 'flame' ? 'flame' : undefined });
      /** @type {HTMLElement | null} */ (this.querySelector('[aria-pressed=true]'))?.focus();
    });
  }
}

customElements.define('trace-tools', TraceTools);
