/**
 * What the server answers of all traces that fit a filter, as types for the checker.
 *
 * @typedef {{ value: string, traces: number, errors: number }} FacetValue
 * @typedef {{ values: FacetValue[], more?: number }} Facet
 *
 * @typedef {object} Overview
 * @property {number} matched
 * @property {number} of
 * @property {Facet} services
 * @property {Facet} statuses
 * @property {Facet} operations
 * @property {import('../charts/fieldRange.js').DurationField} [field]
 */
export {};
