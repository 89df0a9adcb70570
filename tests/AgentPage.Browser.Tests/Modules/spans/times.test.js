import assert from 'node:assert/strict';
import test from 'node:test';
import { findCriticalPath } from '../../../../src/AgentPage/Page/spans/criticalPath.js';
import { timeByService } from '../../../../src/AgentPage/Page/spans/selfTime.js';
import { buildTree } from '../../../../src/AgentPage/Page/spans/tree.js';
import { answerOf, anySpans, randomOf } from '../support.js';

/** Counted unit by unit, which nobody can get wrong. */
function slowSelfTime(span) {
  let units = 0;
  for (let time = span.start; time < span.end; time++) {
    if (!span.children.some(child => child.start <= time && child.end > time)) units++;
  }
  return units;
}

test('self time is what no child covers', () => {
  const random = randomOf(2);
  for (let round = 0; round < 300; round++) {
    for (const span of buildTree(answerOf(anySpans(random, 20), 200)).spans) assert.equal(span.selfTime, slowSelfTime(span));
  }
});

test('shares of services add up to one', () => {
  const services = timeByService(buildTree(answerOf([[1, 0, 0, 100], [2, 1, 10, 30]])));
  assert.equal(services.reduce((sum, { share }) => sum + share, 0), 1);
});

test('the critical path goes back from the end over what was waited for', () => {
  // The root waits for 2 (which waits for 4), then for 3; 5 runs beside 2 and is over earlier.
  const tree = buildTree(answerOf([[1, 0, 0, 100], [2, 1, 10, 40], [5, 1, 15, 20], [4, 2, 20, 25], [3, 1, 60, 30]]));
  assert.deepEqual(findCriticalPath(tree).map(({ span, from, to }) => [tree.spans[span].row.id, from, to]), [
    ['1', 0, 10], ['2', 10, 20], ['4', 20, 45], ['2', 45, 50], ['1', 50, 60], ['3', 60, 90], ['1', 90, 100],
  ]);
});

test('a child that outlives its parent counts as far as the parent goes', () => {
  const tree = buildTree(answerOf([[1, 0, 0, 50], [2, 1, 20, 100]]));
  const path = findCriticalPath(tree).filter(({ to }) => to <= 50);
  assert.deepEqual(path.map(({ span, from, to }) => [tree.spans[span].row.id, from, to]), [['1', 0, 20], ['2', 20, 50]]);
});

test('the critical path is in order, without overlaps, and within its spans', () => {
  const random = randomOf(3);
  for (let round = 0; round < 300; round++) {
    const tree = buildTree(answerOf(anySpans(random, 25), 200));
    let reached = 0;
    for (const { span, from, to } of findCriticalPath(tree)) {
      assert.ok(from >= reached && to > from, `${from} to ${to} after ${reached}`);
      assert.ok(tree.spans[span].start <= from && tree.spans[span].end >= to);
      reached = to;
    }
    assert.ok(reached <= tree.duration);
  }
});
