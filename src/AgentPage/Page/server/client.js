import { apiAddress } from './addresses.js';

/** An answer of the server that is an error; status 0 where there was no answer. */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   * @param {number} [at] a place in the filter, in UTF-16 units
   */
  constructor(status, code, message, at) {
    super(message);
    this.status = status;
    this.code = code;
    this.at = at;
  }
}

/**
 * Gets an answer as JSON. The caller names its type.
 *
 * @template T
 * @param {string} path
 * @param {Record<string, string | number | undefined>} [parameters]
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
export async function get(path, parameters, signal) {
  const answer = await request(apiAddress(path, parameters), { signal });
  return answer.json();
}

/** @param {string} path @returns {Promise<string>} */
export async function getText(path) {
  return (await request(apiAddress(path), {})).text();
}

/**
 * @param {string} path
 * @param {Record<string, string | number | undefined>} parameters
 * @returns {Promise<Uint8Array>}
 */
export async function getBytes(path, parameters) {
  const answer = await request(apiAddress(path, parameters), {});
  return new Uint8Array(await answer.arrayBuffer());
}

/** @param {string} path */
export async function post(path) {
  await request(apiAddress(path), { method: 'POST' });
}

/**
 * Sends a file and gets an answer as JSON. The caller names its type.
 *
 * @template T
 * @param {string} path
 * @param {Record<string, string>} parameters
 * @param {Blob} content
 * @returns {Promise<T>}
 */
export async function send(path, parameters, content) {
  const answer = await request(apiAddress(path, parameters),
    { method: 'POST', body: content, headers: { 'Content-Type': 'application/octet-stream' } });
  return answer.json();
}

/** @param {unknown} error whether a request was called off, so that nobody waits for its answer */
export function isAborted(error) {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * @param {string} address
 * @param {RequestInit} options
 */
async function request(address, options) {
  let answer;
  try {
    answer = await fetch(address, options);
  } catch (error) {
    if (isAborted(error)) throw error;
    throw new ApiError(0, 'away', 'The server does not answer.');
  }
  if (answer.ok) return answer;
  throw await readError(answer);
}

/** @param {Response} answer */
async function readError(answer) {
  try {
    const { error } = await answer.json();
    return new ApiError(answer.status, String(error.code), String(error.message), error.at);
  } catch {
    return new ApiError(answer.status, 'unknown', `The server answered with status ${answer.status}.`);
  }
}
