import assert from 'node:assert/strict';
import test from 'node:test';
import { conditionOf, hasValue, setCondition, splitTerms, toggleValue } from '../../../../src/AgentPage/Page/filter/termList.js';

test('conditions are told apart, whatever is in quotes and parentheses', () => {
  assert.deepEqual(splitTerms(' service:shop  @a:"b c" -(x OR y) @d:[1 TO 2] AND e\\ f '),
    ['service:shop', '@a:"b c"', '-(x OR y)', '@d:[1 TO 2]', 'e\\ f']);
  assert.deepEqual(splitTerms('a OR b'), ['(a OR b)']);
  assert.deepEqual(splitTerms('(a OR b) c'), ['(a OR b)', 'c']);
  assert.deepEqual(splitTerms(''), []);
});

test('a negation belongs to the condition after it', () => {
  assert.deepEqual(splitTerms('a NOT service:shop - b NOT -c NOT'), ['a', 'NOT service:shop', '- b', 'NOT -c', 'NOT']);
  assert.equal(hasValue('NOT service:shop', 'service', 'shop'), false);
  assert.equal(toggleValue('NOT service:shop', 'service', 'shop'), 'NOT service:shop service:shop');
  assert.equal(setCondition('- trace.errors:>0', 'trace.errors', '0'), '- trace.errors:>0 trace.errors:0');
});

test('a condition takes the place of the one of its key', () => {
  assert.equal(setCondition('a trace.errors:>0 b', 'trace.errors', '0'), 'a trace.errors:0 b');
  assert.equal(setCondition('a trace.errors:>0 b', 'trace.errors', undefined), 'a b');
  assert.equal(setCondition('a OR b', 'trace.errors', '>0'), '(a OR b) trace.errors:>0');
  assert.equal(setCondition('', 'trace.errors', undefined), '');
  assert.equal(conditionOf('x trace.start:[1 TO 2]', 'trace.start'), '[1 TO 2]');
});

test('values are added to those of their key, and taken away again', () => {
  let filter = toggleValue('status:error', 'service', 'shop');
  assert.equal(filter, 'status:error service:shop');
  filter = toggleValue(filter, 'service', 'stock of "x" OR (y)');
  assert.equal(filter, 'status:error service:(shop OR "stock of \\"x\\" OR (y)")');
  assert.equal(hasValue(filter, 'service', 'stock of "x" OR (y)'), true);
  assert.equal(hasValue(filter, 'service', 'sho'), false);
  assert.equal(toggleValue(filter, 'service', 'shop'), 'status:error service:"stock of \\"x\\" OR (y)"');
  assert.equal(toggleValue(toggleValue(filter, 'service', 'shop'), 'service', 'stock of "x" OR (y)'), 'status:error');
});
