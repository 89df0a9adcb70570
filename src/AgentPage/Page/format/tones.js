/** How many colours styles/tones.css has. */
export const TONES = 16;

/**
 * The colour of a service: always the one of its name, so that a service looks the same in every tab, list and session.
 *
 * @param {string} service
 * @returns {string} a class of styles/tones.css; it holds a number, nothing of the name
 */
export function toneOf(service) {
  return `tone-${hashOf(service) % TONES}`;
}

/** @param {string} text FNV-1a */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // The low bits of FNV-1a follow the last characters; the high ones are mixed in.
  return (hash ^ (hash >>> 15)) >>> 0;
}
