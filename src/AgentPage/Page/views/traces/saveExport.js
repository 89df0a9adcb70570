import { getBytes } from '../../server/client.js';

/**
 * Saves the traces that fit a filter as a file. It is fetched first, so that an error is told here and not in a file.
 *
 * @param {string} filter
 * @param {string} format `json` or that of a payload
 */
export async function saveExport(filter, format) {
  const bytes = await getBytes('export', { filter, format });
  saveFile(bytes, format === 'json' ? 'traces.json' : `traces.${format}.msgpack`);
}

/**
 * @param {Uint8Array} bytes
 * @param {string} name one that this page has chosen, never one of a payload
 */
function saveFile(bytes, name) {
  const address = URL.createObjectURL(new Blob([/** @type {BlobPart} */ (bytes)]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
