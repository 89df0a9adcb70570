/** How many colours styles/tones.css has. */
export const TONES = 16;

/**
 * The colour of a service, which is the same in every view, tab and run: FNV-1a of its name.
 *
 * @param {string} service
 * @returns {string} a class of styles/tones.css; it holds a number, nothing of the name
 */
export function toneOf(service) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < service.length; index++) {
    hash = Math.imul(hash ^ service.charCodeAt(index), 0x01000193);
  }
  // The low bits of FNV-1a follow the last characters; the high ones are mixed in.
  return `tone-${((hash ^ (hash >>> 15)) >>> 0) % TONES}`;
}
