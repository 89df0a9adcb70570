/**
 * What the server answers of services, payloads and itself, as types for the checker.
 *
 * @typedef {{ from: number, to: number, count: number }} Bar
 *
 * @typedef {object} Requests
 * @property {number} requests
 * @property {number} errors
 * @property {number} [perSecond]
 * @property {number} [p50] nanoseconds
 * @property {number} [p95]
 * @property {number} [p99]
 * @property {number} [max]
 * @property {Bar[]} [histogram]
 * @property {{ requests: number[], errors: number[] }} [series]
 *
 * @typedef {{ from: number, to: number, slot: number, live: boolean }} Window milliseconds
 * @typedef {Requests & { service: string, type?: string, resources?: number }} ServiceRow
 * @typedef {Requests & { resource: string, name?: string }} ResourceRow
 * @typedef {Window & { services: ServiceRow[], servicesMore?: number }} ServicesAnswer
 * @typedef {Window & { service: string, resources: ResourceRow[], other?: Requests }} ResourcesAnswer
 * @typedef {{ service: string, type?: string, requests: number, errors: number, p95?: number }} MapNode
 * @typedef {{ from: string, to: string, calls: number, errors: number, p95?: number }} MapEdge
 * @typedef {{ nodes: MapNode[], edges: MapEdge[], traces: number }} GraphAnswer
 *
 * @typedef {object} PayloadRow
 * @property {number} id
 * @property {number} receivedAt
 * @property {string} path
 * @property {string} [format]
 * @property {number} status
 * @property {number} bytes
 * @property {number} [chunks]
 * @property {number} [spans]
 * @property {string} [service]
 * @property {import('./types.js').Tracer} [tracer]
 * @property {number} [findings]
 * @property {boolean} [refused]
 * @property {string} [file]
 * @property {string} [fault]
 *
 * @typedef {{ kind: string, path: string, effect: string, trace?: string, ref?: string }} Finding
 *
 * @typedef {object} PayloadFields
 * @property {string} [containerId]
 * @property {string} [languageName]
 * @property {string} [languageVersion]
 * @property {string} [tracerVersion]
 * @property {string} [runtimeId]
 * @property {string} [environment]
 * @property {string} [hostName]
 * @property {string} [appVersion]
 * @property {import('./types.js').Tag[]} [tags]
 *
 * @typedef {object} PayloadParts
 * @property {{ name: string, value: string }[]} [headers]
 * @property {PayloadFields} [payload]
 * @property {{ format: string, bytes?: number }[]} [sizes]
 * @property {string} [sizesNote]
 * @property {Finding[]} [findingList]
 * @property {string} [findingsNote]
 * @property {{ kind: string, effect: string, count: number }[]} [findingsMore]
 * @property {{ id: string, spans: number }[]} [traces]
 * @property {number} [tracesMore]
 * @property {{ status: number, message?: string, reason?: string, offset?: number, path?: string }} [refusal]
 * @property {boolean} [bodyKept]
 * @typedef {PayloadRow & PayloadParts} PayloadAnswer
 *
 * @typedef {{ payloads: PayloadRow[], next?: number }} PayloadList
 * @typedef {{ path: string, kind: string, requests: number, bytes: number }} IntakeRow
 * @typedef {{ limit: number, bytes: number, traces: number, spans: number, payloads: number }} Kept
 * @typedef {Record<string, number>} Counts
 *
 * @typedef {object} Status
 * @property {string} instance
 * @property {string} version
 * @property {'agent' | 'view'} mode
 * @property {string} [agentUrl]
 * @property {string} [source]
 * @property {{ done: number, of: number }} [loading]
 * @property {string[]} [problems]
 * @property {number} [startedAt]
 * @property {Kept} kept
 * @property {Counts} counts
 * @property {IntakeRow[]} intake
 *
 * @typedef {object} Tick
 * @property {number} at
 * @property {number} newest
 * @property {number} added
 * @property {import('./types.js').TraceSummary[]} traces
 * @property {string[]} [changed]
 * @property {boolean} [changedMore]
 * @property {number} [oldest]
 * @property {boolean} [cleared]
 * @property {number} [payloads]
 * @property {Kept} kept
 * @property {Counts} counts
 * @property {IntakeRow[]} intake
 *
 * @typedef {{ text: string, label: string, kind: 'key' | 'value' | 'operator', count?: number }} Completion
 * @typedef {{ from: number, to: number, items: Completion[] }} CompletionAnswer
 */
export {};
