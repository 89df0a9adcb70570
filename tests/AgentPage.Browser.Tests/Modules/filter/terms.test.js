import assert from 'node:assert/strict';
import test from 'node:test';
import { addTerm, applyCompletion, tagTermOf, termOf } from '../../../../src/AgentPage/Page/filter/terms.js';

test('conditions are quoted as the server reads them', () => {
  assert.equal(termOf('service', 'shop'), 'service:shop');
  assert.equal(termOf('resource', 'GET /orders/{id}'), 'resource:"GET /orders/{id}"');
  assert.equal(termOf('http.status_code', '500'), '@http.status_code:500');
  assert.equal(termOf('a b', 'c"d\\'), '@a\\ b:"c\\"d\\\\"');
  assert.equal(termOf('k', '*'), '@k:"*"');
  assert.equal(termOf('k', '-1'), '@k:"-1"');
  assert.equal(termOf('k', 'OR'), '@k:"OR"');
  assert.equal(termOf('k', ''), '@k:""');
});

test('a tag with the name of a field is told from the field', () => {
  assert.equal(tagTermOf('http.status_code', '500'), '@http.status_code:500');
  assert.equal(tagTermOf('status', 'shipped'), '@status:shipped');
  assert.equal(tagTermOf('type', 'a b'), '@type:"a b"');
  assert.equal(tagTermOf('duration', '5'), undefined);
  assert.equal(tagTermOf('Duration', '5'), undefined);
});

test('a condition is added once, and holds for all of a filter with OR', () => {
  assert.equal(addTerm('', 'a:1'), 'a:1');
  assert.equal(addTerm('b:2 ', 'a:1'), 'b:2 a:1');
  assert.equal(addTerm('b:2 a:1', 'a:1'), 'b:2 a:1');
  assert.equal(addTerm('b:2 OR c:3', 'a:1'), '(b:2 OR c:3) a:1');
});

test('a completion goes where it belongs', () => {
  assert.deepEqual(applyCompletion('serv status:error', { from: 0, to: 4 }, 'service:'), { filter: 'service: status:error', at: 8 });
  assert.deepEqual(applyCompletion('a:1 b', { from: 0, to: 3 }, 'a:12 '), { filter: 'a:12 b', at: 5 });
  assert.deepEqual(applyCompletion('ab', { from: 5, to: 9 }, 'c'), { filter: 'abc', at: 3 });
});
