/**
 * What the server answers, as types for the checker. docs/page-api.md says what each field means.
 *
 * @typedef {object} TraceSummary
 * @property {string} id
 * @property {number} seq
 * @property {number} receivedAt milliseconds since 1970
 * @property {string} start nanoseconds since 1970
 * @property {number} duration nanoseconds
 * @property {number} spans
 * @property {number} errors
 * @property {boolean} [error]
 * @property {string} service
 * @property {string} name
 * @property {string} resource
 * @property {string} [type]
 * @property {string} [status]
 * @property {string[]} [services]
 * @property {number} [servicesMore]
 * @property {number} [payloads]
 * @property {boolean} [rootMissing]
 *
 * @typedef {object} TraceList
 * @property {TraceSummary[]} traces
 * @property {number} [next]
 * @property {number} [newest]
 * @property {number} [oldest]
 *
 * @typedef {object} SpanRow
 * @property {string} ref
 * @property {string} id
 * @property {string} [parent]
 * @property {number} service
 * @property {number} name
 * @property {number} resource
 * @property {number} [type]
 * @property {number} offset nanoseconds from the start of the trace
 * @property {number} duration nanoseconds
 * @property {boolean} [error]
 * @property {string} [kind]
 * @property {number} [links]
 * @property {number} [events]
 *
 * @typedef {object} Chunk
 * @property {number} payload
 * @property {number} index
 * @property {number} spans
 * @property {number} [priority]
 * @property {string} [origin]
 * @property {string} [traceId]
 * @property {Tag[]} [tags]
 *
 * @typedef {object} TraceAnswer
 * @property {TraceSummary} summary
 * @property {string[]} texts
 * @property {SpanRow[]} spans
 * @property {Chunk[]} chunks
 * @property {boolean} [truncated]
 *
 * @typedef {object} Value
 * @property {'string' | 'number' | 'boolean' | 'bytes' | 'array' | 'map'} type
 * @property {string} [value]
 * @property {number} [length]
 * @property {Value[]} [items]
 * @property {(Value & { key: string })[]} [entries]
 *
 * @typedef {Value & { key: string, source?: 'tracer' | 'program', group?: string, unit?: string }} Tag
 *
 * @typedef {object} SpanLink
 * @property {string} traceId
 * @property {string} spanId
 * @property {boolean} [isKept]
 * @property {string} [traceState]
 * @property {number} [flags]
 * @property {Tag[]} [tags]
 *
 * @typedef {object} SpanEvent
 * @property {string} name
 * @property {string} time
 * @property {number} [offset]
 * @property {Tag[]} [tags]
 *
 * @typedef {object} Tracer
 * @property {string} [language]
 * @property {string} [languageVersion]
 * @property {string} [version]
 *
 * @typedef {object} SpanDetails
 * @property {string} ref
 * @property {string} traceId
 * @property {string} id
 * @property {string} [parent]
 * @property {string} service
 * @property {string} name
 * @property {string} resource
 * @property {string} [type]
 * @property {string} [kind]
 * @property {string} start
 * @property {number} duration
 * @property {boolean} [error]
 * @property {{ type?: string, message?: string, stack?: string }} [errorDetails]
 * @property {Tag[]} tags
 * @property {SpanLink[]} [links]
 * @property {SpanEvent[]} [events]
 * @property {{ payload: number, offset: number, length: number, format: string }} [bytes]
 * @property {Chunk} [chunk]
 * @property {Tracer} [tracer]
 */
export {};
