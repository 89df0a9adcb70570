/**
 * What the list is sorted by. Without one it is live, the newest first.
 *
 * @typedef {{ column: string, isDescending: boolean }} TraceOrder
 */

/** The columns that the server sorts by, with whether the highest value comes first at the first click. @type {Record<string, boolean>} */
export const SORTED = { service: false, resource: false, status: true, duration: true, spans: true, errors: true };

/**
 * Reads an order such as `-duration`, as addresses of the page have it.
 *
 * @param {string | undefined} text
 * @returns {TraceOrder | undefined} undefined for the usual order, also where the text is none
 */
export function parseOrder(text) {
  const column = text?.replace(/^-/, '') ?? '';
  return text !== undefined && Object.hasOwn(SORTED, column) ? { column, isDescending: text.startsWith('-') } : undefined;
}

/** @param {TraceOrder | undefined} order */
export function formatOrder(order) {
  return order && `${order.isDescending ? '-' : ''}${order.column}`;
}

/**
 * The order after a click on a column: its own first, then the other way round, then the usual one.
 *
 * @param {TraceOrder | undefined} order
 * @param {string} column
 * @returns {TraceOrder | undefined}
 */
export function nextOrder(order, column) {
  if (!Object.hasOwn(SORTED, column)) return undefined;
  if (order?.column !== column) return { column, isDescending: SORTED[column] };
  return order.isDescending === SORTED[column] ? { column, isDescending: !SORTED[column] } : undefined;
}
