/**
 * Tells screen readers what sighted people see happen, such as `Copied` or `12 new traces`.
 *
 * @param {string} words
 */
export function announce(words) {
  const region = document.getElementById('announcements');
  if (!region) return;
  // The same words twice are told twice only when the text changes in between.
  region.textContent = region.textContent === words ? `${words}\u00A0` : words;
}
