import { toggleKeyHelp } from './keyHelp.js';

/** Where keys are text. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/**
 * The keys that every view has: `/` and `?`. They do nothing while somebody types.
 *
 * @param {() => void} focusFilter
 */
export function followPageKeys(focusFilter) {
  document.addEventListener('keydown', event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
    if (event.key === '?') toggleKeyHelp();
    else if (event.key === '/') focusFilter();
    else return;
    event.preventDefault();
  });
}
