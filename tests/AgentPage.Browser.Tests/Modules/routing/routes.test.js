import assert from 'node:assert/strict';
import test from 'node:test';
import { formatRoute, parseRoute } from '../../../../src/AgentPage/Page/routing/routes.js';
import { apiAddress } from '../../../../src/AgentPage/Page/server/addresses.js';

const TEXTS = ['', 'shop', 'a/b?c#d&e=f', '<script>', 'javascript:alert(1)', '__proto__', 'constructor', '%2e%2e%2f', ' + ', 'م', '\u0000',
  '💥', '"\\'];

test('what is written into a hash is read from it', () => {
  for (const text of TEXTS) {
    const route = parseRoute(formatRoute('service', text, { filter: text, [text]: text }));
    assert.equal(route.view, 'service');
    assert.equal(route.id, text);
    assert.equal(route.options.filter ?? '', text);
    assert.equal(route.options[text] ?? '', text);
    assert.match(formatRoute('service', text), /^#\/services\/[A-Za-z0-9%.~_!*'()-]*$/);
  }
  assert.equal(parseRoute(formatRoute('services')).view, 'services');
});

test('a hash that nobody wrote leads to the traces', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/__proto__', '#/constructor?x', '#//', '#/traces/', '#?filter=x', '#/%zz'])
    assert.equal(parseRoute(hash).view.startsWith('trace'), true, hash);
  assert.equal(parseRoute('#/services/%zz').id, '%zz');
});

test('halves of surrogate pairs do not stop the page', () => {
  assert.equal(apiAddress('traces', { filter: 'a\uD800b', none: undefined }), '/api/traces?filter=a%EF%BF%BDb');
  assert.equal(parseRoute(formatRoute('service', 'x\uDC00')).id, 'x\uFFFD');
});
