/**
 * A trace as the views draw it: spans with their texts, in a tree.
 *
 * @typedef {object} SpanNode
 * @property {number} index its place in the answer, by which everything else names it
 * @property {import('../server/types.js').SpanRow} row
 * @property {string} service
 * @property {string} name
 * @property {string} resource
 * @property {string} type
 * @property {number} start nanoseconds from the start of the trace
 * @property {number} end never before start
 * @property {number} depth
 * @property {SpanNode | undefined} parent
 * @property {SpanNode[]} children by their start
 * @property {number} descendants
 * @property {boolean} isOrphan it names a parent that is not here
 * @property {number} selfTime nanoseconds in which none of its children ran
 *
 * @typedef {object} SpanTree
 * @property {SpanNode[]} spans in the order of the answer
 * @property {SpanNode[]} roots
 * @property {number} duration nanoseconds, at least 1
 *
 * @typedef {{ span: number, from: number, to: number }} Segment a part of a span, nanoseconds from the start of the trace
 */
export {};
