'use strict'

// A service traced by dd-trace. It prints its port, reports the context that its tracer made of a request, and calls the URL in the query
// "next", with the headers that its tracer writes. It ends when its standard input does. Private fields of the tracer (names with _) are
// read to be compared.
const tracer = require('dd-trace').init({ startupLogs: false, runtimeMetrics: false })
const http = require('http')

function describe (span) {
  const context = span.context()
  const parent = context._parentId
  return {
    traceId: context.toTraceId(true),
    spanId: context.toSpanId(),
    parentId: parent ? parent.toString(10) : '0',
    priority: context._sampling.priority ?? null,
    origin: context._trace.origin ?? null,
    tags: { ...context._trace.tags },
    lastParentId: context._tags?.['_dd.parent_id'] ?? null
  }
}

function call (url, done) {
  http.get(url, response => {
    let body = ''
    response.on('data', data => { body += data })
    response.on('end', () => done(null, body))
  }).on('error', error => done(error))
}

const server = http.createServer((request, response) => {
  const answer = { received: request.headers, span: describe(tracer.scope().active()), next: null }
  const next = new URL(request.url, 'http://localhost').searchParams.get('next')
  const end = (error, body) => {
    answer.next = error ? String(error) : body
    answer.after = describe(tracer.scope().active())
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  }
  if (next) call(next, end)
  else end(null, null)
})

server.listen(0, '127.0.0.1', () => console.log(server.address().port))
process.stdin.on('end', () => process.exit(0)).resume()
