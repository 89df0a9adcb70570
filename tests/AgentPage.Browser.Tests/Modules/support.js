/** Helpers of the tests of modules. */

/** A generator of numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** An answer of the server with spans of `[id, parent, offset, duration]`. */
export function answerOf(spans, duration = Math.max(...spans.map(([, , offset, length]) => offset + length))) {
  return {
    summary: { duration },
    texts: ['shop', 'web.request', 'GET /'],
    spans: spans.map(([id, parent, offset, length], index) => ({
      ref: `1-0-${index}`, id: String(id), parent: parent === 0 ? undefined : String(parent),
      service: 0, name: 1, resource: 2, offset, duration: length,
    })),
    chunks: [],
  };
}

/** Spans with parents, times and durations of all kinds: also circles, ids twice, and parents that are not there. */
export function anySpans(random, count) {
  return Array.from({ length: count }, (_, index) => [
    1 + Math.floor(random() * count),
    random() < 0.2 ? 0 : 1 + Math.floor(random() * count * 1.2),
    Math.floor(random() * 100),
    Math.floor(random() * 60) - 5,
    index,
  ]);
}
