/** @import { Child } from '../../../dom/build.js' */
import { h } from '../../../dom/build.js';
import { formatCount } from '../../../format/numbers.js';

/**
 * A part of a span's details that can be closed.
 *
 * @param {string} title
 * @param {number | undefined} count
 * @param {Child[]} content
 * @param {{ isClosed?: boolean, class?: string }} [options]
 */
export function section(title, count, content, options = {}) {
  return h('details', { class: `section ${options.class ?? ''}`, open: !options.isClosed },
    h('summary', {},
      h('span', { class: 'section-title' }, title),
      count !== undefined && h('span', { class: 'section-count number' }, formatCount(count))),
    h('div', { class: 'section-content' }, ...content));
}
