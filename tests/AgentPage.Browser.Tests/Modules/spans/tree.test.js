import assert from 'node:assert/strict';
import test from 'node:test';
import { buildTree } from '../../../../src/AgentPage/Page/spans/tree.js';
import { visibleRows } from '../../../../src/AgentPage/Page/spans/visibleRows.js';
import { answerOf, anySpans, randomOf } from '../support.js';

test('every span has one place, whatever its parent says', () => {
  const random = randomOf(1);
  for (let round = 0; round < 300; round++) {
    const answer = answerOf(anySpans(random, 1 + Math.floor(random() * 30)), 200);
    const { spans, roots } = buildTree(answer);
    const seen = visibleRows(roots, new Set());
    assert.equal(seen.length, answer.spans.length);
    assert.equal(new Set(seen).size, spans.length);
    for (const span of spans) {
      assert.equal(span.depth, span.parent ? span.parent.depth + 1 : 0);
      assert.equal(span.descendants, span.children.reduce((sum, child) => sum + child.descendants + 1, 0));
      assert.ok(span.end >= span.start && span.selfTime >= 0 && span.selfTime <= span.end - span.start);
    }
  }
});

test('a span whose parent is not there is an orphan, a root is none', () => {
  const { spans } = buildTree(answerOf([[1, 0, 0, 10], [2, 99, 1, 2], [3, 3, 1, 2]]));
  assert.deepEqual(spans.map(span => span.isOrphan), [false, true, true]);
});

test('the first span of an id is the parent', () => {
  const { spans } = buildTree(answerOf([[7, 0, 0, 10], [7, 0, 1, 2], [8, 7, 2, 3]]));
  assert.equal(spans[2].parent, spans[0]);
});

test('a chain of 50,000 spans does not fill the stack', () => {
  const nested = Array.from({ length: 50_000 }, (_, index) => [index + 1, index, index, 100_000 - 2 * index]);
  const { spans, roots } = buildTree(answerOf(nested, 100_000));
  assert.equal(roots.length, 1);
  assert.equal(roots[0].descendants, 49_999);
  assert.equal(spans[49_999].depth, 49_999);
});

test('what is collapsed hides all that is below', () => {
  const { roots } = buildTree(answerOf([[1, 0, 0, 10], [2, 1, 1, 5], [3, 2, 2, 2], [4, 1, 7, 1]]));
  assert.deepEqual(visibleRows(roots, new Set(['1-0-1'])).map(span => span.row.id), ['1', '2', '4']);
});
