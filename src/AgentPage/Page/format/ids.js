/** @param {string} id hexadecimal digits; an agent drops spans whose trace has the id 0 */
export function isZeroId(id) {
  return /^0+$/.test(id);
}
