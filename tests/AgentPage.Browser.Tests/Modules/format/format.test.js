import assert from 'node:assert/strict';
import test from 'node:test';
import { logTicksBetween, ticksBetween } from '../../../../src/AgentPage/Page/charts/ticks.js';
import { formatDuration, formatTick } from '../../../../src/AgentPage/Page/format/durations.js';
import { formatHex } from '../../../../src/AgentPage/Page/format/hex.js';
import { formatBytes, formatPercent, formatRate } from '../../../../src/AgentPage/Page/format/numbers.js';
import { formatClock, formatInstant, toMilliseconds } from '../../../../src/AgentPage/Page/format/times.js';
import { formatMeasure, formatValue } from '../../../../src/AgentPage/Page/format/values.js';

test('durations have three digits and a unit', () => {
  const cases = {
    0: '0 ns', 1: '1 ns', 999: '999 ns', 1000: '1 µs', 1280: '1.28 µs', 12_800: '12.8 µs', 999_600: '1 ms', 182_000_000: '182 ms',
    1_500_000_000: '1.50 s', 59_990_000_000: '60 s', 125e9: '2 m 5 s', 3600e9: '1 h', 12_000e9: '3 h 20 m', 90_000e9: '1 d 1 h',
  };
  for (const [nanoseconds, text] of Object.entries(cases)) assert.equal(formatDuration(Number(nanoseconds)), text);
  assert.equal(formatDuration(-1500), '−1.50 µs');
  assert.equal(formatDuration(undefined), '–');
  assert.equal(formatDuration(1.7e18), '19,675 d 22 h');
});

test('ticks have no zeros that say nothing', () => {
  assert.deepEqual([0, 2_500_000, 50_000_000, 100_000_000].map(formatTick), ['0', '2.5 ms', '50 ms', '100 ms']);
});

test('sizes, shares and rates', () => {
  assert.deepEqual([512, 1500, 20_480, 123_456, 5e6].map(formatBytes), ['512 B', '1.5 KB', '20.5 KB', '123 KB', '5.0 MB']);
  assert.deepEqual([[0, 5], [1, 5000], [1, 3], [4999, 5000], [5, 5], [1, 0]].map(([part, whole]) => formatPercent(part, whole)),
    ['0 %', '< 0.1 %', '33.3 %', '> 99.9 %', '100 %', '0 %']);
  assert.deepEqual([0, 0.001, 0.5, 1.33, 1500].map(formatRate), ['0/min', '< 0.1/min', '30.0/min', '1.3/s', '1,500/s']);
});

test('times outside of what a Date holds are told all the same', () => {
  assert.equal(formatClock(Number.NaN), '–');
  assert.equal(formatInstant('no number'), 'no number');
  assert.match(formatInstant('9'.repeat(20)), /2\d{3}|ns since 1970$|\.\d{9}/);
  assert.match(formatInstant('1700000000123456789'), /\.123456789/);
  assert.match(formatInstant('-1'), /\.999999999/);
  assert.equal(toMilliseconds('1700000000123456789'), 1_700_000_000_123);
});

test('values as one text', () => {
  assert.equal(formatValue({ type: 'array', items: [{ type: 'number', value: '1' }, { type: 'string', value: 'a"b' }] }), '[1, "a\\"b"]');
  assert.equal(formatValue({ type: 'map', entries: [{ key: 'k', type: 'boolean', value: 'true' }] }), '{"k": true}');
  assert.equal(formatMeasure('12.5', 'millisecond'), '12.5 ms');
  assert.equal(formatMeasure('1280', 'byte'), '1.3 KB');
  assert.equal(formatMeasure('NaN', 'byte'), undefined);
});

test('ticks are round, within, and not too many', () => {
  assert.deepEqual(ticksBetween(0, 100, 5), [0, 20, 40, 60, 80, 100]);
  assert.deepEqual(ticksBetween(1300, 1900, 3), [1400, 1600, 1800]);
  assert.deepEqual(ticksBetween(5, 5, 3), []);
  assert.deepEqual(logTicksBetween(900, 30_000), [1000, 3000, 10_000, 30_000]);
});

test('a hex dump marks the line of a fault', () => {
  const lines = formatHex(new TextEncoder().encode('service: shop\n'), 16, 25);
  assert.deepEqual(lines.map(line => [line.offset, line.text, line.isMarked]), [['000010', 'service:', false], ['000018', ' shop·', true]]);
});
