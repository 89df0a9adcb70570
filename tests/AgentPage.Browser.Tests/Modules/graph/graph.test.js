import assert from 'node:assert/strict';
import test from 'node:test';
import { assignLayers, withoutCircles } from '../../../../src/AgentPage/Page/graph/layers.js';
import { placeGraph } from '../../../../src/AgentPage/Page/graph/place.js';
import { randomOf } from '../support.js';

const GAPS = { layer: 200, row: 80 };

function anyGraph(random) {
  const count = 1 + Math.floor(random() * 20);
  const edges = Array.from({ length: Math.floor(random() * 40) },
    () => ({ from: Math.floor(random() * count), to: Math.floor(random() * count) }));
  return { count, edges };
}

test('callers are left of those whom they call, but for calls that close a circle', () => {
  const random = randomOf(6);
  for (let round = 0; round < 300; round++) {
    const { count, edges } = anyGraph(random);
    const layers = assignLayers(count, edges);
    for (const { from, to } of withoutCircles(count, edges)) assert.ok(layers[from] < layers[to]);
  }
});

test('a circle is cut where it comes back to what nobody else calls', () => {
  assert.deepEqual(assignLayers(4, [{ from: 0, to: 1 }, { from: 1, to: 2 }, { from: 2, to: 1 }, { from: 2, to: 3 }]), [0, 1, 2, 3]);
});

test('nodes are apart, and each edge goes from its node to the other', () => {
  const random = randomOf(7);
  for (let round = 0; round < 300; round++) {
    const { count, edges } = anyGraph(random);
    const { nodes, ways, width, height } = placeGraph(count, edges, GAPS);
    edges.forEach((edge, index) => {
      assert.equal(ways[index][0], nodes[edge.from]);
      assert.equal(ways[index].at(-1), nodes[edge.to]);
    });
    nodes.forEach((node, index) => {
      assert.ok(node.x >= 0 && node.x <= width && node.y >= -1e-6 && node.y <= height + 1e-6);
      for (const other of nodes.slice(index + 1))
        assert.ok(other.x !== node.x || Math.abs(other.y - node.y) >= GAPS.row - 1e-6, 'two nodes are at one place');
    });
  }
});

test('edges that need not cross do not', () => {
  // Three callers whose callees are listed the other way round.
  const edges = [{ from: 0, to: 5 }, { from: 1, to: 4 }, { from: 2, to: 3 }];
  const { nodes } = placeGraph(6, edges, GAPS);
  const order = edges.map(({ from, to }) => [nodes[from].y, nodes[to].y]).sort((first, second) => first[0] - second[0]);
  assert.deepEqual(order.map(pair => pair[1]), order.map(pair => pair[1]).sort((first, second) => first - second));
});
