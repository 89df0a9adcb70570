import { ApiError, send } from '../../server/client.js';
import { countOf } from '../../format/numbers.js';

/** The server takes no more of a file. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Sends files to the server, one after the other, and says what became of them.
 *
 * @param {File[]} files
 * @returns {Promise<string>}
 */
export async function importFiles(files) {
  let spans = 0;
  let read = 0;
  let problem = '';
  for (const file of files) {
    try {
      if (file.size > MOST_BYTES) throw new ApiError(0, 'size', 'a file may have 64 MiB');
      /** @type {{ spans: number }} */
      const answer = await send('import', { name: file.name }, file);
      spans += answer.spans;
      read++;
    } catch (error) {
      problem = `${file.name}: ${error instanceof ApiError ? error.message : 'it could not be read'}`;
    }
  }
  const done = read === 0 ? '' : `${countOf(spans, 'span')} of ${countOf(read, 'file')} imported`;
  return [problem, done].filter(words => words !== '').join('. ');
}

/**
 * Takes files that are dropped on the page.
 *
 * @param {HTMLElement} element gets the class `is-dropped-on` while files are above it
 * @param {(files: File[]) => void} take
 */
export function takeDrops(element, take) {
  const hasFiles = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes('Files') ?? false;
  element.addEventListener('dragover', event => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    element.classList.add('is-dropped-on');
  });
  element.addEventListener('dragleave', event => {
    if (!element.contains(/** @type {Node | null} */ (event.relatedTarget))) element.classList.remove('is-dropped-on');
  });
  element.addEventListener('drop', event => {
    element.classList.remove('is-dropped-on');
    if (!hasFiles(event)) return;
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  });
}
