/** @import { TraceState } from './traceState.js' */
import { h, place, show, svg } from '../../dom/build.js';
import { ViewElement } from '../../dom/viewElement.js';
import { toneOf } from '../../format/tones.js';
import { layoutFlame, placeRows } from '../../spans/flameLayout.js';
import { zoomByDrag } from './chartGestures.js';

/** The drawing's units across; boxes narrower than one are drawn together. */
const WIDTH = 1000;
/** Rows of spans that are drawn; deeper ones would be thinner than a pixel. */
const MOST_ROWS = 24;

/** The whole trace, small, with what the chart below shows of it. Dragging over it zooms. */
export class MiniMap extends ViewElement {
  #frame = h('div', { class: 'map-window' });

  /** @param {TraceState} state */
  constructor(state) {
    super();
    this.state = state;
  }

  start() {
    this.classList.add('mini-map');
    this.setAttribute('aria-hidden', 'true');
    this.#draw();
    const { state } = this;
    zoomByDrag(this, () => ({ from: 0, to: state.tree.duration }), state, this.signal);
    this.listen(state, 'window', () => this.#placeWindow());
    this.listen(state, 'rows', () => this.#redraw());
    this.#placeWindow();
  }

  #draw() {
    show(this, this.#drawing(), this.#frame);
  }

  #redraw() {
    if (this.drawn === this.state.tree) return;
    this.querySelector('svg')?.replaceWith(this.#drawing());
    this.#placeWindow();
  }

  #drawing() {
    const { tree } = this.state;
    this.drawn = tree;
    const { rows, count } = placeRows(tree.roots, tree.spans.length);
    const shown = Math.max(1, Math.min(count, MOST_ROWS));
    const boxes = layoutFlame(tree.spans, rows, { from: 0, to: tree.duration, firstRow: 0, lastRow: shown - 1, minimum: 1 / WIDTH });
    return svg('svg', { viewBox: `0 0 ${WIDTH} ${shown}`, preserveAspectRatio: 'none' }, ...boxes.map(box => svg('rect', {
      class: `${toneOf(box.span.service)} map-box`,
      x: box.left * WIDTH, y: box.row + 0.1, width: Math.max(1, box.width * WIDTH), height: 0.8,
    })));
  }

  #placeWindow() {
    const { window: view, tree, isWhole } = this.state;
    this.#frame.hidden = isWhole;
    place(this.#frame, { left: view.from / tree.duration, width: (view.to - view.from) / tree.duration });
  }
}

customElements.define('mini-map', MiniMap);
