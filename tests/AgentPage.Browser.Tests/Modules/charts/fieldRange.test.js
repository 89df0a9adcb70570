import assert from 'node:assert/strict';
import test from 'node:test';
import { cellsBetween, conditionsOf } from '../../../../src/AgentPage/Page/charts/fieldRange.js';
import { nextOrder, parseOrder } from '../../../../src/AgentPage/Page/views/traces/traceOrder.js';

const FIELD = { from: '1763850843000000000', to: '1763850853000000000', columns: 10, bounds: [1e5, 1e6, 1e7, 1e8], cells: [] };

test('a brush covers whole cells, in whichever direction it goes', () => {
  assert.deepEqual(cellsBetween(FIELD, { x: 0.55, y: 0.1 }, { x: 0.31, y: 0.9 }), { columns: [3, 5], rows: [0, 2] });
  assert.deepEqual(cellsBetween(FIELD, { x: -1, y: 2 }, { x: 1, y: 1 }), { columns: [0, 9], rows: [0, 0] });
});

test('cells are conditions of a filter; what all traces fit is none', () => {
  assert.deepEqual(conditionsOf(FIELD, { columns: [3, 5], rows: [1, 1] }), {
    start: '[2025-11-22T22:34:06.0000000Z TO 2025-11-22T22:34:09.0000000Z]', duration: '[1ms TO 10ms]',
  });
  assert.deepEqual(conditionsOf(FIELD, { columns: [0, 9], rows: [0, 2] }), { start: undefined, duration: undefined });
  assert.deepEqual(conditionsOf(FIELD, { columns: [9, 9], rows: [0, 1] }), {
    start: '[2025-11-22T22:34:12.0000000Z TO 2025-11-22T22:34:13.0000001Z]', duration: '[* TO 10ms]',
  });
  assert.equal(conditionsOf(FIELD, { columns: [0, 9], rows: [1, 2] }).duration, '[1ms TO *]');
});

test('a column sorts its own way first, then the other way, then not at all', () => {
  const first = nextOrder(undefined, 'duration');
  assert.deepEqual(first, { column: 'duration', isDescending: true });
  assert.deepEqual(nextOrder(first, 'duration'), { column: 'duration', isDescending: false });
  assert.equal(nextOrder(nextOrder(first, 'duration'), 'duration'), undefined);
  assert.deepEqual(nextOrder(first, 'service'), { column: 'service', isDescending: false });
  assert.equal(nextOrder(first, 'time'), undefined);
  assert.equal(parseOrder('-nothing'), undefined);
  assert.equal(parseOrder(undefined), undefined);
});
