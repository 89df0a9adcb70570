import assert from 'node:assert/strict';
import test from 'node:test';
import { placeRows } from '../../../../src/AgentPage/Page/spans/flameLayout.js';
import { partsOf } from '../../../../src/AgentPage/Page/spans/pathParts.js';
import { groupTags } from '../../../../src/AgentPage/Page/spans/tagGroups.js';
import { buildTree } from '../../../../src/AgentPage/Page/spans/tree.js';
import { visibleRows } from '../../../../src/AgentPage/Page/spans/visibleRows.js';
import { TraceState } from '../../../../src/AgentPage/Page/views/trace/traceState.js';
import { answerOf, randomOf } from '../support.js';

const MANY = 50_000;

test('rows of a flame graph take at most 5,000,000 tries in all', () => {
  const tree = buildTree(answerOf(Array.from({ length: MANY }, (_, index) => [index + 1, 0, 0, 100])));
  const { rows, count } = placeRows(tree.roots, MANY);
  const tries = rows.reduce((sum, row) => sum + row, 0); // each starts at row 0
  assert.ok(tries > 4_990_000 && tries <= 5_000_000, `${tries} tries`);
  assert.ok(count > 1000);
});

test('a row draws at most 500 parts of the critical path, and none of them is lost', () => {
  const segments = Array.from({ length: MANY }, (_, index) => ({ span: 0, from: index * 20, to: index * 20 + 10 }));
  const whole = partsOf(segments, { from: 0, to: MANY * 20 });
  assert.equal(whole.length, 500);
  assert.ok(whole[0].left === 0 && whole[499].right > 0.9999);
  const parts = [{ left: 0, right: 0.125 }, { left: 0.375, right: 0.625 }, { left: 0.875, right: 1 }];
  assert.deepEqual(partsOf(segments, { from: 5, to: 45 }), parts);
  assert.deepEqual(partsOf(segments, { from: 11, to: 19 }), []);
});

test('parts of the critical path are in order, whatever the segments and the window are', () => {
  const random = randomOf(8);
  for (let round = 0; round < 300; round++) {
    let reached = 0;
    const segments = Array.from({ length: 2000 }, () => ({ span: 0, from: (reached += random() * 3), to: (reached += random() * 3) }));
    const from = random() * reached;
    const parts = partsOf(segments, { from, to: from + 1 + random() * reached });
    assert.ok(parts.length <= 500);
    assert.ok(parts.every(({ left, right }, index) => left < right && right <= 1 && left >= (parts[index - 1]?.right ?? 0)));
  }
});

test('single tags come first, then groups by their names', () => {
  const keys = [['b.x', 'b'], ['lone', ''], ['a.x', 'a'], ['b.y', 'b'], ['a.y', 'a'], ['c.x', 'c']];
  const lines = groupTags(keys.map(([key, group]) => ({ key, group, type: 'string', value: key })));
  const expected = [['', 'lone'], ['', 'c.x'], ['a', 'a.x'], ['', 'a.y'], ['b', 'b.x'], ['', 'b.y']];
  assert.deepEqual(lines.map(({ heading, tag }) => [heading, tag.key]), expected);
  assert.deepEqual(groupTags([]), []);
});

test('100,000 tags of one group and of groups of their own are there once each', () => {
  for (const groupOf of [() => 'one', index => `g${index}`, () => undefined]) {
    const lines = groupTags(Array.from({ length: 100_000 }, (_, index) => ({ key: `k${index}`, group: groupOf(index), type: 'string' })));
    assert.equal(new Set(lines.map(({ tag }) => tag.key)).size, 100_000);
  }
});

test('a circle of 50,000 parents is cut once', () => {
  const circle = Array.from({ length: MANY }, (_, index) => [index + 1, index === 0 ? MANY : index, index, 1]);
  const { roots, spans } = buildTree(answerOf(circle));
  assert.equal(roots.length, 1);
  assert.equal(roots[0].descendants, MANY - 1);
  assert.equal(visibleRows(roots, new Set()).length, spans.length);
});

test('selecting the deepest of 50,000 collapsed spans opens those above it', () => {
  const chain = Array.from({ length: MANY }, (_, index) => [index + 1, index, index, 200_000 - 2 * index]);
  const state = new TraceState(answerOf([...chain, [MANY + 1, 0, 0, 5], [MANY + 2, MANY + 1, 0, 5]], 200_000));
  state.foldAll();
  state.select(state.tree.spans[MANY - 1]);
  assert.deepEqual([...state.collapsed], [`1-0-${MANY}`]);
  assert.equal(state.rows.length, MANY + 1);
});
