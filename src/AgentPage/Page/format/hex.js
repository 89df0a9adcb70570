/** Bytes in a line: a line fits the panel of a span. */
const LINE = 8;

/**
 * Bytes as lines of a hex dump.
 *
 * @param {Uint8Array} bytes
 * @param {number} offset of the first one in its payload
 * @param {number} [mark] the offset of a byte whose line is marked
 * @returns {{ offset: string, digits: string, text: string, isMarked: boolean }[]}
 */
export function formatHex(bytes, offset, mark) {
  const lines = [];
  for (let start = 0; start < bytes.length; start += LINE) {
    const part = [...bytes.subarray(start, start + LINE)];
    const at = offset + start;
    lines.push({
      offset: at.toString(16).padStart(6, '0'),
      digits: part.map(byte => byte.toString(16).padStart(2, '0')).join(' ').padEnd(LINE * 3 - 1),
      text: part.map(byte => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join(''),
      isMarked: mark !== undefined && mark >= at && mark < at + LINE,
    });
  }
  return lines;
}
