/** @type {Intl.DateTimeFormatOptions} */
const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' };
const clock = new Intl.DateTimeFormat('en-GB', CLOCK);
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit' });
const full = new Intl.DateTimeFormat('en-US', { ...CLOCK, year: 'numeric', month: 'short', day: '2-digit', timeZoneName: 'short' });

/** @param {number} milliseconds since 1970; `14:03:27.123` of this day, `Nov 22 14:03:27.123` of others */
export function formatClock(milliseconds, now = Date.now()) {
  if (!isTime(milliseconds)) return '–';
  const time = new Date(milliseconds);
  const text = `${clock.format(time)}.${String(time.getMilliseconds()).padStart(3, '0')}`;
  return time.toDateString() === new Date(now).toDateString() ? text : `${day.format(time)} ${text}`;
}

/** @param {number} milliseconds `14:03`, for axes */
export function formatMinute(milliseconds) {
  return isTime(milliseconds) ? clock.format(new Date(milliseconds)).slice(0, 5) : '–';
}

/** @param {string} nanoseconds since 1970, as decimal digits; with the nanoseconds, which a Date does not hold */
export function formatInstant(nanoseconds) {
  if (!/^-?\d{1,20}$/.test(nanoseconds)) return nanoseconds;
  const value = BigInt(nanoseconds);
  const milliseconds = Number(value / 1_000_000n);
  if (!isTime(milliseconds)) return `${nanoseconds} ns since 1970`;
  const fraction = (((value % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n).toString().padStart(9, '0');
  return full.format(new Date(milliseconds)).replace(/(\d\d:\d\d:\d\d)/, `$1.${fraction}`);
}

/** @param {string} nanoseconds since 1970 @returns {number} milliseconds since 1970 */
export function toMilliseconds(nanoseconds) {
  return /^-?\d{1,20}$/.test(nanoseconds) ? Number(BigInt(nanoseconds) / 1_000_000n) : NaN;
}

/** @param {number} milliseconds a Date holds 100,000,000 days either side of 1970 */
function isTime(milliseconds) {
  return Number.isFinite(milliseconds) && Math.abs(milliseconds) <= 8.64e15;
}
