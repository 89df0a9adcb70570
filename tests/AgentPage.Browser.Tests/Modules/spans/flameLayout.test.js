import assert from 'node:assert/strict';
import test from 'node:test';
import { layoutFlame, placeRows } from '../../../../src/AgentPage/Page/spans/flameLayout.js';
import { clampWindow, panWindow, windowAround, zoomWindow } from '../../../../src/AgentPage/Page/spans/timeWindow.js';
import { buildTree } from '../../../../src/AgentPage/Page/spans/tree.js';
import { answerOf, anySpans, randomOf } from '../support.js';

test('boxes of a row do not overlap, and children are below their parents', () => {
  const random = randomOf(4);
  for (let round = 0; round < 300; round++) {
    const { spans, roots } = buildTree(answerOf(anySpans(random, 30), 200));
    const { rows, count } = placeRows(roots, spans.length);
    for (const span of spans) {
      assert.ok(rows[span.index] < count);
      if (span.parent) assert.ok(rows[span.index] > rows[span.parent.index]);
      for (const other of spans) {
        const isApart = other === span || rows[other.index] !== rows[span.index] || other.end <= span.start || span.end <= other.start
          || other.end === other.start || span.end === span.start;
        assert.ok(isApart, 'two boxes are at one place');
      }
    }
  }
});

test('what is out of the window is not drawn, and what is too narrow is drawn as one', () => {
  const spans = [[1, 0, 0, 1_000_000], ...Array.from({ length: 5000 }, (_, index) => [index + 2, 1, index * 200, 100])];
  const tree = buildTree(answerOf(spans));
  const { rows } = placeRows(tree.roots, tree.spans.length);
  const whole = layoutFlame(tree.spans, rows, { from: 0, to: 1_000_000, firstRow: 0, lastRow: 9, minimum: 1 / 1000 });
  assert.ok(whole.length <= 1002, `${whole.length} boxes`);
  assert.equal(whole.reduce((sum, box) => sum + box.more + 1, 0), 5001);
  const part = layoutFlame(tree.spans, rows, { from: 0, to: 1000, firstRow: 1, lastRow: 1, minimum: 1 / 1000 });
  assert.deepEqual(part.map(box => box.span.row.id), ['2', '3', '4', '5', '6', '7']);
});

test('windows stay within the trace', () => {
  const random = randomOf(5);
  for (let round = 0; round < 500; round++) {
    const duration = 1 + random() * 1e9;
    let view = { from: 0, to: duration };
    for (let step = 0; step < 10; step++) {
      view = random() < 0.5
        ? zoomWindow(view, random() * 3, view.from + random() * (view.to - view.from), duration)
        : panWindow(view, random() * 2 - 1, duration);
      assert.ok(view.from >= 0 && view.to <= duration * (1 + 1e-9) && view.to > view.from);
    }
  }
  assert.deepEqual(clampWindow({ from: -5, to: 500 }, 100), { from: 0, to: 100 });
  assert.deepEqual(windowAround({ start: 100, end: 300 }, 1000), { from: 90, to: 310 });
});
