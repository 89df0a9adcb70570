/** @import { Status } from '../server/serviceTypes.js' */
import { h } from '../dom/build.js';
import { copyButton } from './copyButton.js';

/** How a program is started so that its tracer sends here. `%` is the address. @type {[string, string][]} */
const COMMANDS = [
  ['Node.js', 'DD_TRACE_AGENT_URL=% node --require dd-trace/init server.js'],
  ['.NET', 'DD_TRACE_AGENT_URL=% dotnet run'],
  ['Python', 'DD_TRACE_AGENT_URL=% ddtrace-run python app.py'],
  ['Java', 'DD_TRACE_AGENT_URL=% java -javaagent:dd-java-agent.jar -jar app.jar'],
  ['Go', 'DD_TRACE_AGENT_URL=% go run .'],
];

/** @param {Status | undefined} status what a list shows that has nothing yet: how to send the first trace */
export function firstTrace(status) {
  if (status?.mode === 'view') return nothingInFiles(status);
  const address = (status?.agentUrl ?? 'http://127.0.0.1:8126').replace(/\/$/, '');
  return h('section', { class: 'empty-state' },
    h('span', { class: 'pulse', 'aria-hidden': 'true' }),
    h('h2', {}, 'Waiting for the first trace'),
    h('p', {}, 'Any Datadog tracer can send to this agent. Start a program with its address:'),
    h('ul', { class: 'commands' }, ...COMMANDS.map(([language, command]) => commandLine(language, command.replace('%', address)))),
    h('p', { class: 'faint' }, 'Traces stay on this machine: no account, no key. This page shows them as they come.'));
}

/** @param {string} language @param {string} command */
function commandLine(language, command) {
  return h('li', {}, h('span', { class: 'command-language' }, language), h('code', { tabindex: 0 }, command), copyButton(`Copy the command for ${language}`, () => command));
}

/** @param {Status} status */
function nothingInFiles(status) {
  const problems = status.problems ?? [];
  return h('section', { class: 'empty-state' },
    h('h2', {}, status.loading ? 'Reading…' : 'No traces in what was opened'),
    status.source !== undefined && h('p', {}, h('bdi', {}, status.source)),
    problems.length > 0 && h('ul', { class: 'problems' }, ...problems.map(problem => h('li', {}, h('bdi', {}, problem)))));
}
