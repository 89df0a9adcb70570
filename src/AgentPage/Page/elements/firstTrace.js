/** @import { Status } from '../server/serviceTypes.js' */
import { h } from '../dom/build.js';
import { copyButton } from './copyButton.js';

/** @typedef {[language: string, command: string, note?: string]} Command */

/** Where tracers send to unless something else is set. */
const DEFAULT_ADDRESS = 'http://127.0.0.1:8126';

/** How a program is started so that its tracer finds this agent. `%` is the address. @type {Command[]} */
const TRACERS = [
  ['Java', 'DD_TRACE_AGENT_URL=% java -javaagent:dd-java-agent.jar -jar app.jar'],
  ['Node.js', 'DD_TRACE_AGENT_URL=% node --require dd-trace/init server.js'],
  ['Python', 'DD_TRACE_AGENT_URL=% ddtrace-run python app.py'],
  ['Go', 'DD_TRACE_AGENT_URL=% go run .'],
];

/** @type {Command} */
const OPEN_TELEMETRY = [
  'Any SDK', 'OTEL_EXPORTER_OTLP_ENDPOINT=% OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf',
  'before the command that starts the program; http/json works too',
];

/** @param {Status | undefined} status what a list shows that has nothing yet: how to send the first trace */
export function firstTrace(status) {
  if (status?.mode === 'view') return nothingInFiles(status);
  const address = (status?.agentUrl ?? DEFAULT_ADDRESS).replace(/\/$/, '');
  return h('section', { class: 'empty-state' },
    h('span', { class: 'pulse', 'aria-hidden': 'true' }),
    h('h2', {}, 'Waiting for the first trace'),
    h('p', {}, 'One line in a .NET program, or one variable for a program of any other language:'),
    commands('.NET', [
      ['Program.cs', 'builder.Services.AddDatadogTracing();', 'package SpanPack.AspNetCore; SpanPack.Hosting without a web server'],
      ...dotnetVariable(address),
    ], address),
    commands('Datadog tracers', TRACERS, address),
    commands('OpenTelemetry', [OPEN_TELEMETRY], address),
    h('p', { class: 'faint' },
      'DD_AGENT_HOST and DD_TRACE_AGENT_PORT name the agent too. Traces stay on this machine: no account, no key.'));
}

/** @param {string} address @returns {Command[]} nothing where the agent is at the address that every tracer tries first */
function dotnetVariable(address) {
  return address === DEFAULT_ADDRESS ? [] : [['Start', 'DD_TRACE_AGENT_URL=% dotnet run']];
}

/** @param {string} title @param {Command[]} lines @param {string} address */
function commands(title, lines, address) {
  return h('section', { class: 'command-group' }, h('h3', {}, title),
    h('ul', { class: 'commands' },
      ...lines.map(([language, command, note]) => commandLine(language, command.replace('%', address), note))));
}

/** @param {string} language @param {string} command @param {string} [note] */
function commandLine(language, command, note) {
  return h('li', {},
    h('span', { class: 'command-language' }, language),
    h('code', {}, command),
    copyButton(`Copy the line for ${language}`, () => command),
    note !== undefined && h('span', { class: 'command-note' }, note));
}

/** @param {Status} status */
function nothingInFiles(status) {
  const problems = status.problems ?? [];
  return h('section', { class: 'empty-state' },
    h('h2', {}, status.loading ? 'Reading…' : 'No traces in what was opened'),
    status.source !== undefined && h('p', {}, h('bdi', {}, status.source)),
    problems.length > 0 && h('ul', { class: 'problems' }, ...problems.map(problem => h('li', {}, h('bdi', {}, problem)))));
}
