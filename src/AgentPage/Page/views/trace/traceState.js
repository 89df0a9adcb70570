/** @import { TraceAnswer } from '../../server/types.js' */
/** @import { Segment, SpanNode } from '../../spans/types.js' */
/** @import { TimeWindow } from '../../spans/timeWindow.js' */
import { findCriticalPath } from '../../spans/criticalPath.js';
import { clampWindow, isWhole, panWindow, windowAround, zoomWindow } from '../../spans/timeWindow.js';
import { buildTree } from '../../spans/tree.js';
import { ancestorsOf, visibleRows } from '../../spans/visibleRows.js';

/**
 * What the parts of a trace's view share: its tree, what of it is shown, and which span is selected. It tells `window`,
 * `select`, `rows` and `critical` when these change.
 */
export class TraceState extends EventTarget {
  /** @type {ReadonlySet<string>} references of spans whose children are hidden */
  collapsed = new Set();
  /** @type {SpanNode | undefined} */
  selected;
  showsCritical = false;
  /** @type {Map<string, SpanNode>} */
  #byRef = new Map();
  /** @type {Map<number, Segment[]> | undefined} */
  #critical;

  /** @param {TraceAnswer} answer */
  constructor(answer) {
    super();
    this.answer = answer;
    this.tree = buildTree(answer);
    /** @type {TimeWindow} */
    this.window = { from: 0, to: this.tree.duration };
    this.rows = visibleRows(this.tree.roots, this.collapsed);
    this.#byRef = new Map(this.tree.spans.map(span => [span.row.ref, span]));
  }

  /** @param {TraceAnswer} answer the trace with the spans that came since */
  replace(answer) {
    const wasWhole = isWhole(this.window, this.tree.duration);
    this.answer = answer;
    this.tree = buildTree(answer);
    this.#critical = undefined;
    this.#byRef = new Map(this.tree.spans.map(span => [span.row.ref, span]));
    this.selected = this.selected && this.#byRef.get(this.selected.row.ref);
    this.window = wasWhole ? { from: 0, to: this.tree.duration } : clampWindow(this.window, this.tree.duration);
    this.collapse(this.collapsed);
  }

  get isWhole() {
    return isWhole(this.window, this.tree.duration);
  }

  /** @returns {Map<number, Segment[]>} the critical path, by the index of its spans */
  get critical() {
    if (this.#critical) return this.#critical;
    this.#critical = new Map();
    for (const segment of findCriticalPath(this.tree)) {
      const segments = this.#critical.get(segment.span);
      if (segments) segments.push(segment);
      else this.#critical.set(segment.span, [segment]);
    }
    return this.#critical;
  }

  /** @param {string} ref */
  spanOf(ref) {
    return this.#byRef.get(ref);
  }

  /** @param {SpanNode | undefined} span it comes out of what is collapsed */
  select(span) {
    if (span === this.selected) return;
    this.selected = span;
    const collapsed = new Set(this.collapsed);
    for (const above of span ? ancestorsOf(span) : []) collapsed.delete(above.row.ref);
    if (collapsed.size < this.collapsed.size) this.collapse(collapsed);
    this.#tell('select');
  }

  /** @param {ReadonlySet<string>} collapsed */
  collapse(collapsed) {
    this.collapsed = collapsed;
    this.rows = visibleRows(this.tree.roots, collapsed);
    this.#tell('rows');
  }

  /** @param {SpanNode} span @param {boolean} isCollapsed */
  fold(span, isCollapsed) {
    const collapsed = new Set(this.collapsed);
    if (isCollapsed && span.children.length > 0) collapsed.add(span.row.ref);
    else collapsed.delete(span.row.ref);
    this.collapse(collapsed);
  }

  foldAll() {
    this.collapse(new Set(this.tree.spans.filter(span => span.children.length > 0).map(span => span.row.ref)));
  }

  toggleCritical() {
    this.showsCritical = !this.showsCritical;
    this.#tell('critical');
  }

  /** @param {number} factor @param {number} [anchor] without one the selected span, or the middle, stays */
  zoom(factor, anchor) {
    const { from, to } = this.window;
    const middle = this.selected ? (this.selected.start + this.selected.end) / 2 : (from + to) / 2;
    this.#setWindow(zoomWindow(this.window, factor, anchor ?? Math.min(Math.max(middle, from), to), this.tree.duration));
  }

  /** @param {number} part */
  pan(part) {
    this.#setWindow(panWindow(this.window, part, this.tree.duration));
  }

  /** @param {SpanNode | undefined} span without one, the whole trace */
  zoomTo(span) {
    this.#setWindow(span ? windowAround(span, this.tree.duration) : { from: 0, to: this.tree.duration });
  }

  /** @param {TimeWindow} view */
  show(view) {
    this.#setWindow(clampWindow(view, this.tree.duration));
  }

  /** @param {TimeWindow} view */
  #setWindow(view) {
    this.window = view;
    this.#tell('window');
  }

  /** @param {string} name */
  #tell(name) {
    this.dispatchEvent(new Event(name));
  }
}
