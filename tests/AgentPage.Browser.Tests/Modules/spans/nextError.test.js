import assert from 'node:assert/strict';
import test from 'node:test';
import { nextError } from '../../../../src/AgentPage/Page/spans/nextError.js';
import { buildTree } from '../../../../src/AgentPage/Page/spans/tree.js';
import { answerOf } from '../support.js';

function treeWithErrors(...errors) {
  const answer = answerOf([[1, 0, 0, 100], [2, 1, 10, 20], [3, 2, 12, 5], [4, 1, 50, 20]]);
  for (const id of errors) answer.spans[id - 1].error = true;
  return buildTree(answer);
}

test('errors are gone through in the order of the tree, around its end', () => {
  const { roots, spans } = treeWithErrors(3, 4);
  const idOf = found => found && [found.span.row.id, found.place, found.count];
  assert.deepEqual(idOf(nextError(roots, undefined, 1)), ['3', 1, 2]);
  assert.deepEqual(idOf(nextError(roots, spans[2], 1)), ['4', 2, 2]);
  assert.deepEqual(idOf(nextError(roots, spans[3], 1)), ['3', 1, 2]);
  assert.deepEqual(idOf(nextError(roots, spans[3], -1)), ['3', 1, 2]);
  assert.deepEqual(idOf(nextError(roots, undefined, -1)), ['4', 2, 2]);
  assert.deepEqual(idOf(nextError(roots, spans[1], -1)), ['4', 2, 2]);
});

test('without an error there is none', () => {
  assert.equal(nextError(treeWithErrors().roots, undefined, 1), undefined);
});
