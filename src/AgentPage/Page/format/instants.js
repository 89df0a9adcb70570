const NANOSECONDS_PER_SECOND = 1_000_000_000n;
const NANOSECONDS_PER_TICK = 100n;
const TICK_DIGITS = 7;

/**
 * An instant as filters have it, in steps of 100 ns: `2026-11-25T14:05:00.1234567Z`.
 *
 * @param {bigint} nanoseconds since 1970
 */
export function formatNanoseconds(nanoseconds) {
  const fraction = ((nanoseconds % NANOSECONDS_PER_SECOND) + NANOSECONDS_PER_SECOND) % NANOSECONDS_PER_SECOND;
  const seconds = (nanoseconds - fraction) / NANOSECONDS_PER_SECOND;
  const ticks = (fraction / NANOSECONDS_PER_TICK).toString().padStart(TICK_DIGITS, '0');
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', `.${ticks}Z`);
}
