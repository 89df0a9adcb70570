/** @type {CanvasRenderingContext2D | null | undefined} */
let context;
let family = '';

/**
 * A text, or its beginning with an ellipsis where it is wider than its room: SVG cuts no text by itself.
 *
 * @param {string} text
 * @param {number} room in pixels
 * @param {string} font a size and weight, such as `550 11.5px`, of the page's own family
 * @returns {string} empty where less than three characters fit
 */
export function fitText(text, room, font) {
  // What is longer than a character a pixel never fits: long texts are not measured.
  const characters = [...text.slice(0, 2 * Math.max(0, Math.floor(room)))];
  const start = characters.join('');
  if (start === text && widthOf(text, font) <= room) return text;
  let fits = 0;
  for (let most = characters.length; fits < most;) {
    const middle = (fits + most + 1) >> 1;
    if (widthOf(`${characters.slice(0, middle).join('')}…`, font) <= room) fits = middle;
    else most = middle - 1;
  }
  return fits < 2 ? '' : `${characters.slice(0, fits).join('')}…`;
}

/** @param {string} text @param {string} font */
function widthOf(text, font) {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return Infinity; // without a canvas there are no labels
  family ||= getComputedStyle(document.body).fontFamily; // asked once: it makes the browser work out the styles of all that is new
  context.font = `${font} ${family}`;
  return context.measureText(text).width;
}
