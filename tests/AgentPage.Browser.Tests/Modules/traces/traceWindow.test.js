import assert from 'node:assert/strict';
import test from 'node:test';
import { TraceWindow } from '../../../../src/AgentPage/Page/views/traces/traceWindow.js';
import { randomOf } from '../support.js';

const traceOf = seq => ({ id: `t${seq}`, seq });
const range = (from, to) => Array.from({ length: to - from }, (_, index) => traceOf(to - 1 - index));
const tickOf = (from, to) => ({ added: to - from, traces: range(Math.max(from, to - 50), to), newest: to - 1 });

test('new traces wait while somebody reads, and come in when they are wanted', () => {
  const window = new TraceWindow();
  window.replace({ traces: range(0, 3) });
  window.take(tickOf(3, 6), true);
  assert.deepEqual([window.rows.length, window.waitingCount], [3, 3]);
  window.release();
  assert.deepEqual([window.rows.map(trace => trace.seq), window.waitingCount], [[5, 4, 3, 2, 1, 0], 0]);
});

test('traces that a tick does not tell are counted, and asked for again', () => {
  const window = new TraceWindow();
  window.replace({ traces: range(0, 3) });
  window.take(tickOf(3, 203), true);
  assert.equal(window.waitingCount, 200);
  window.release();
  assert.deepEqual([window.rows[0].seq, window.rows.at(-1).seq, window.next], [202, 153, 153]);
});

test('traces of the first page that ticks tell too are there once', () => {
  const window = new TraceWindow();
  window.replace({ traces: range(0, 60) });
  window.take({ added: 60, traces: range(10, 60) }, false);
  assert.equal(window.rows.length, 60);
});

test('clearing leaves what came after it', () => {
  const window = new TraceWindow();
  window.replace({ traces: range(0, 9), next: 0 });
  window.take({ added: 1, traces: [traceOf(10)], cleared: true, oldest: 10 }, true);
  assert.deepEqual([window.rows.length, window.waitingCount, window.next], [0, 1, undefined]);
});

test('whatever comes, rows are in order, there once, and without a gap', () => {
  const random = randomOf(8);
  for (let round = 0; round < 200; round++) {
    const window = new TraceWindow();
    let newest = Math.floor(random() * 100);
    window.replace({ traces: range(0, newest) });
    for (let step = 0; step < 40; step++) {
      const added = Math.floor(random() * (random() < 0.1 ? 400 : 20));
      window.take(tickOf(newest, newest + added), random() < 0.5);
      newest += added;
      if (random() < 0.2) window.release();
      const shown = window.rows.map(trace => trace.seq);
      shown.forEach((seq, place) => assert.ok(place === 0 || shown[place - 1] === seq + 1, 'rows follow each other'));
      assert.equal((shown[0] ?? -1) + 1 + window.waitingCount, newest, 'what waits is counted');
      if (shown.length > 0 && shown.at(-1) > 0) assert.equal(window.next, shown.at(-1), 'older ones can be asked for');
      shown.forEach((_, place) => assert.equal(window.indexOf(window.rows[place].id), place));
    }
  }
});
