/** @import { CellRange, DurationField } from '../../charts/fieldRange.js' */
import { h, place, show, svg } from '../../dom/build.js';
import { cellsBetween, conditionsOf } from '../../charts/fieldRange.js';
import { ViewElement } from '../../dom/viewElement.js';
import { formatDuration, formatTick } from '../../format/durations.js';
import { countOf } from '../../format/numbers.js';
import { formatClock, toMilliseconds } from '../../format/times.js';
import { announce } from '../../state/announcements.js';

/** The palest cell, of one trace, and the fullest. */
const PALEST = 0.25;

/** The durations of traces over time. What is brushed, by pointer or keys, is told as `brush` with the conditions of a filter. */
export class DurationChart extends ViewElement {
  /** @type {DurationField | undefined} */
  #field;
  #brush = h('span', { class: 'field-brush', hidden: true });
  #area = h('div', { class: 'field-area', tabindex: 0, role: 'group' });
  /** @type {{ x: number, y: number } | undefined} */
  #from;
  /** @type {{ first: [number, number], last: [number, number] } | undefined} cells as column and row */
  #keys;

  start() {
    this.listen(this.#area, 'pointerdown', event => this.#begin(event));
    this.listen(this.#area, 'pointermove', event => {
      if (this.#from) this.#mark(cellsBetween(this.#known, this.#from, this.#placeOf(event)));
    });
    this.listen(this.#area, 'pointerup', event => this.#end(event));
    this.listen(this.#area, 'pointercancel', () => this.#stop());
    this.listen(this.#area, 'keydown', event => this.#handleKey(event));
    this.listen(this.#area, 'blur', () => this.#stop());
  }

  /** @param {DurationField | undefined} field @param {number} total the traces in it */
  draw(field, total) {
    // What is being brushed stays as it is.
    if (this.#from || this.#keys) return;
    this.hidden = field === undefined;
    this.#field = field;
    if (!field) return;
    const rows = field.bounds.length - 1;
    const most = field.cells.reduce((high, cell) => Math.max(high, cell[2]), 1);
    const viewBox = `0 0 ${field.columns} ${rows}`;
    const drawing = svg('svg', { class: 'field-cells', viewBox, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      ...field.cells.map(([column, row, traces, errors]) => svg('rect', {
        class: errors > 0 ? 'field-errors' : 'field-traces', x: column + 0.05, y: rows - 1 - row + 0.05, width: 0.9, height: 0.9,
        opacity: PALEST + (1 - PALEST) * Math.sqrt(traces / most),
      })));
    const [from, to] = [formatClock(toMilliseconds(field.from)), formatClock(toMilliseconds(field.to))];
    const range = `${countOf(total, 'trace')} from ${from} to ${to}, up to ${formatDuration(field.bounds[rows])}`;
    this.#area.setAttribute('aria-label', `Durations over time: ${range}. Arrow keys move, Shift extends, Enter filters.`);
    show(this.#area, drawing, this.#brush);
    show(this, axis('field-durations', formatTick(field.bounds[rows]), formatTick(field.bounds[0])), this.#area,
      axis('field-times', from, to));
  }

  /** @returns {DurationField} */
  get #known() {
    return /** @type {DurationField} */ (this.#field);
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    if (event.button !== 0 || !this.#field) return;
    this.#area.setPointerCapture(event.pointerId);
    this.#from = this.#placeOf(event);
    this.#mark(cellsBetween(this.#field, this.#from, this.#from));
  }

  /** @param {PointerEvent} event */
  #end(event) {
    if (!this.#from) return;
    const range = cellsBetween(this.#known, this.#from, this.#placeOf(event));
    this.#stop();
    this.#tell(range);
  }

  #stop() {
    this.#from = undefined;
    this.#keys = undefined;
    this.#brush.hidden = true;
  }

  /** @param {CellRange} range */
  #tell(range) {
    this.dispatchEvent(new CustomEvent('brush', { detail: conditionsOf(this.#known, range) }));
  }

  /** @param {PointerEvent} event */
  #placeOf(event) {
    const box = this.#area.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  }

  /** @param {CellRange} range */
  #mark({ columns, rows }) {
    const { columns: width, bounds } = this.#known;
    const height = bounds.length - 1;
    this.#brush.hidden = false;
    place(this.#brush, {
      left: columns[0] / width,
      width: (columns[1] - columns[0] + 1) / width,
      top: 1 - (rows[1] + 1) / height,
      height: (rows[1] - rows[0] + 1) / height,
    });
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#field) return;
    const step = STEPS[event.key];
    if (step) this.#move(step, event.shiftKey);
    else if (event.key === 'Enter' && this.#keys) this.#use();
    else if (event.key === 'Escape' && this.#keys) this.#stop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {[number, number]} step @param {boolean} extends_ */
  #move(step, extends_) {
    const field = this.#known;
    const last = this.#keys?.last ?? [field.columns, 0];
    /** @type {[number, number]} */
    const cell = [clamp(last[0] + step[0], field.columns - 1), clamp(last[1] + step[1], field.bounds.length - 2)];
    this.#keys = { first: extends_ && this.#keys ? this.#keys.first : cell, last: cell };
    const range = this.#range;
    this.#mark(range);
    const { start, duration } = conditionsOf(field, range);
    announce([start, duration].filter(Boolean).join(', '));
  }

  /** @returns {CellRange} */
  get #range() {
    const { first, last } = /** @type {{ first: [number, number], last: [number, number] }} */ (this.#keys);
    return {
      columns: [Math.min(first[0], last[0]), Math.max(first[0], last[0])],
      rows: [Math.min(first[1], last[1]), Math.max(first[1], last[1])],
    };
  }

  #use() {
    const range = this.#range;
    this.#stop();
    this.#tell(range);
  }
}

/** @param {string} className @param {string} first @param {string} last */
function axis(className, first, last) {
  return h('div', { class: `field-axis ${className} number`, 'aria-hidden': 'true' }, h('span', {}, first), h('span', {}, last));
}

/** @type {Record<string, [number, number] | undefined>} columns and rows */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @param {number} value @param {number} most */
function clamp(value, most) {
  return Math.min(most, Math.max(0, value));
}

customElements.define('duration-chart', DurationChart);
