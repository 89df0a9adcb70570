/** How many colours styles/tones.css has. */
export const TONES = 16;

/**
 * The service that has each tone in this tab: they differ in colour until there are more of them than tones.
 *
 * @type {string[]}
 */
const owners = new Array(TONES);

/**
 * The colour of a service: the one of its name, FNV-1a, where no other service of this tab has it, else the next that is free.
 *
 * @param {string} service
 * @returns {string} a class of styles/tones.css; it holds a number, nothing of the name
 */
export function toneOf(service) {
  const wish = hashOf(service) % TONES;
  for (let step = 0; step < TONES; step++) {
    const tone = (wish + step) % TONES;
    owners[tone] ??= service;
    if (owners[tone] === service) return `tone-${tone}`;
  }
  return `tone-${wish}`;
}

/** @param {string} text */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // The low bits of FNV-1a follow the last characters; the high ones are mixed in.
  return (hash ^ (hash >>> 15)) >>> 0;
}
