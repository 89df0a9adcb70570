import assert from 'node:assert/strict';
import test from 'node:test';
import { ChangedTraces } from '../../../../src/AgentPage/Page/views/traces/changedTraces.js';

const IDS = Array.from({ length: 250 }, (_, place) => `trace${place}`);

test('more traces than one request takes are asked for one request after the other', async context => {
  const asked = answerRequests(context);
  new ChangedTraces(() => {}).add(IDS, { indexOf: () => 0 });
  await letTimePass(context, 5);
  assert.deepEqual(asked.map(ids => ids.length), [100, 100, 50]);
  assert.deepEqual(asked.flat().sort(), [...IDS].sort());
});

test('traces that have left the list are asked for no more', async context => {
  const asked = answerRequests(context);
  let isThere = true;
  const changed = new ChangedTraces(() => {});
  changed.add(IDS, { indexOf: () => (isThere ? 0 : -1) });
  await letTimePass(context, 1);
  isThere = false;
  await letTimePass(context, 5);
  assert.deepEqual(asked.map(ids => ids.length), [100]);
});

/** @param {import('node:test').TestContext} context @returns {string[][]} the ids of each request */
function answerRequests(context) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  /** @type {string[][]} */
  const asked = [];
  context.mock.method(globalThis, 'fetch', async address => {
    asked.push(new URLSearchParams(address.split('?')[1]).get('ids').split(','));
    return { ok: true, json: async () => ({ traces: [] }) };
  });
  return asked;
}

/** @param {import('node:test').TestContext} context @param {number} times how often changes are gathered */
async function letTimePass(context, times) {
  for (let time = 0; time < times; time++) {
    context.mock.timers.tick(400);
    await new Promise(resolve => { setImmediate(resolve); });
  }
}
