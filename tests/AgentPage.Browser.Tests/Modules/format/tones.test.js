import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { TONES, toneOf } from '../../../../src/AgentPage/Page/format/tones.js';

const folder = new URL('../../../../src/AgentPage/Page/styles/', import.meta.url);

/** Relative luminance of WCAG 2. */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first, second) {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The light and the dark value of a colour in a style sheet. */
function coloursOf(file, name) {
  const found = [...readFileSync(new URL(file, folder), 'utf8')
    .matchAll(new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`, 'g'))];
  return found.map(match => [match[1], match[2]]);
}

test('labels can be read on every tone, and tones be seen on every surface, in both themes', () => {
  const tones = coloursOf('tones.css', '--tone');
  const [onTone] = coloursOf('tokens.css', '--on-tone');
  assert.equal(tones.length, TONES);
  for (const surface of ['--surface', '--page', '--selected'].map(name => coloursOf('tokens.css', name)[0])) {
    for (const tone of tones) {
      for (const theme of [0, 1]) {
        assert.ok(contrast(tone[theme], onTone[theme]) >= 4.5, `${tone[theme]} and its labels`);
        assert.ok(contrast(tone[theme], surface[theme]) >= 3, `${tone[theme]} on ${surface[theme]}`);
      }
    }
  }
});

test('the tone of a service is that of its name, whatever else was asked for before', () => {
  const names = Array.from({ length: 500 }, (_, index) => `service-${index}`);
  const first = names.map(toneOf);
  assert.equal(new Set(first).size, TONES);
  assert.deepEqual([...names].reverse().map(toneOf).reverse(), first);
  for (const tone of first) assert.match(tone, /^tone-\d{1,2}$/);
  // These hold in every session: another hash would give every service another colour.
  assert.deepEqual(['shop', 'stock', 'billing', ''].map(toneOf), ['tone-6', 'tone-12', 'tone-12', 'tone-12']);
});
