/** @import { VirtualRows } from './virtualRows.js' */

/**
 * Moves through the rows of a list by keyboard. The list has the focus and names the row (`aria-activedescendant`), since rows
 * that are out of sight do not exist.
 */
export class RowCursor {
  /** @type {string | number | undefined} */
  #key;

  /**
   * @param {VirtualRows} list
   * @param {{ indexOf: (key: string | number) => number, open: (index: number) => void, move?: (index: number) => void }} actions
   */
  constructor(list, actions) {
    this.list = list;
    this.actions = actions;
    list.tabIndex = 0;
    list.addEventListener('rendered', () => this.#mark());
  }

  /** @returns {number} -1 where there is none */
  get index() {
    return this.#key === undefined ? -1 : this.actions.indexOf(this.#key);
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it was for the list */
  handle(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = this.#stepOf(event.key);
    if (step !== undefined) this.moveTo(Math.max(this.index, step > 0 ? -1 : 0) + step);
    else if (event.key === 'Enter' && this.index >= 0) this.actions.open(this.index);
    else return false;
    event.preventDefault();
    return true;
  }

  /** @param {string} key */
  #stepOf(key) {
    const { count } = this.list.source;
    switch (key) {
      case 'ArrowDown': case 'j': return 1;
      case 'ArrowUp': case 'k': return -1;
      case 'PageDown': return this.list.pageSize;
      case 'PageUp': return -this.list.pageSize;
      case 'Home': return -count;
      case 'End': return count;
      default: return undefined;
    }
  }

  /** @param {number} index */
  moveTo(index) {
    const { count } = this.list.source;
    if (count === 0) return;
    const target = Math.min(Math.max(0, index), count - 1);
    this.setKey(this.list.source.key(target));
    this.list.reveal(target);
    this.actions.move?.(target);
  }

  /** @param {string | number | undefined} key */
  setKey(key) {
    this.#key = key;
  }

  /** Shows which row it is. */
  #mark() {
    for (const row of this.list.querySelectorAll('.is-active')) row.classList.remove('is-active');
    const row = this.#key === undefined ? undefined : this.list.rowOf(this.#key);
    row?.classList.add('is-active');
    if (row?.id) this.list.setAttribute('aria-activedescendant', row.id);
    else this.list.removeAttribute('aria-activedescendant');
  }
}
