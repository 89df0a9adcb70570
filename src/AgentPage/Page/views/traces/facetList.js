/** @import { Facet, FacetValue, Overview } from '../../server/overviewTypes.js' */
import { h, show } from '../../dom/build.js';
import { textOf } from '../../dom/serviceMark.js';
import { ViewElement } from '../../dom/viewElement.js';
import { conditionOf, hasValue, setCondition, toggleValue } from '../../filter/termList.js';
import { formatCount } from '../../format/numbers.js';
import { toneOf } from '../../format/tones.js';

/** The conditions of the two statuses. @type {Record<string, string>} */
const STATUSES = { error: '>0', ok: '0' };
const STATUS_KEY = 'trace.errors';

/** How many of the traces have which service, status and operation. What is chosen is told as `filter`. */
export class FacetList extends ViewElement {
  #drawn = '';

  start() {
    this.listen(this, 'keydown', event => this.#handleKey(event));
  }

  /** @param {Overview} overview @param {string} filter */
  draw(overview, filter) {
    const facets = [overview.statuses, overview.services, overview.operations];
    const drawn = JSON.stringify([filter, ...facets.map(({ values, more }) => [more, ...values.map(({ value }) => value)])]);
    // What is being clicked must not be drawn anew: mostly the counts alone are others.
    if (drawn === this.#drawn) this.#count(facets.flatMap(({ values }) => values));
    else this.#build(overview, filter);
    this.#drawn = drawn;
  }

  /** @param {FacetValue[]} values */
  #count(values) {
    this.querySelectorAll('.facet-count').forEach((mark, index) => mark.replaceWith(countMark(values[index].traces, values[index].errors)));
  }

  /** @param {Overview} overview @param {string} filter */
  #build(overview, filter) {
    const active = document.activeElement;
    const focused = active instanceof HTMLInputElement && this.contains(active) ? active.name : undefined;
    show(this,
      facet('Status', overview.statuses, value => this.#check(`status ${value}`, conditionOf(filter, STATUS_KEY) === STATUSES[value],
        isChecked => setCondition(filter, STATUS_KEY, isChecked ? STATUSES[value] : undefined))),
      facet('Service', overview.services, value => this.#checkValue(filter, 'service', value), true),
      facet('Operation', overview.operations, value => this.#checkValue(filter, 'trace.operation', value)));
    if (focused !== undefined) this.#focus(focused);
    this.#letTab();
  }

  /** @param {string} filter @param {string} key @param {string} value */
  #checkValue(filter, key, value) {
    return this.#check(`${key} ${value}`, hasValue(filter, key, value), () => toggleValue(filter, key, value));
  }

  /** @param {string} name @param {boolean} isChecked @param {(isChecked: boolean) => string} filterOf */
  #check(name, isChecked, filterOf) {
    const box = h('input', { type: 'checkbox', name });
    box.checked = isChecked;
    box.addEventListener('change', () => this.dispatchEvent(new CustomEvent('filter', { detail: filterOf(box.checked) })));
    return box;
  }

  /** Each facet is one stop of the Tab key; arrows move within it. */
  #letTab() {
    for (const group of this.querySelectorAll('fieldset')) {
      const boxes = [...group.querySelectorAll('input')];
      const stop = boxes.find(box => box === document.activeElement) ?? boxes.find(box => box.checked) ?? boxes[0];
      for (const box of boxes) box.tabIndex = box === stop ? 0 : -1;
    }
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    const box = /** @type {HTMLElement} */ (event.target);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const boxes = [...box.closest('fieldset')?.querySelectorAll('input') ?? []];
    if (step === 0 || boxes.length === 0) return;
    boxes[(boxes.findIndex(one => one === box) + step + boxes.length) % boxes.length].focus();
    this.#letTab();
    event.preventDefault();
  }

  /** @param {string} name */
  #focus(name) {
    for (const box of this.querySelectorAll('input')) {
      if (box.name === name) box.focus({ preventScroll: true });
    }
  }
}

/** @param {string} title @param {Facet} values @param {(value: string) => HTMLElement} check @param {boolean} [hasTones] */
function facet(title, { values, more }, check, hasTones) {
  return h('fieldset', { class: 'facet' }, h('legend', {}, title),
    h('ul', {}, ...values.map(({ value, traces, errors }) => h('li', {}, h('label', {},
      check(value),
      hasTones && h('span', { class: `swatch ${toneOf(value)}` }),
      textOf(value, 'facet-value'),
      countMark(traces, errors))))),
    more !== undefined && h('p', { class: 'faint' }, `${formatCount(more)} more`));
}

/** @param {number} traces @param {number} errors */
function countMark(traces, errors) {
  const title = errors > 0 ? `${formatCount(errors)} with errors` : undefined;
  return h('span', { class: `facet-count number ${errors === traces ? 'has-errors' : ''}`, title }, formatCount(traces));
}

customElements.define('facet-list', FacetList);
