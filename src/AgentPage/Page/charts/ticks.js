/**
 * Round places on an axis: multiples of 1, 2 or 5 times a power of ten.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} most how many at most
 * @returns {number[]}
 */
export function ticksBetween(from, to, most) {
  const length = to - from;
  if (!(length > 0) || most < 1) return [];
  const rough = length / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(factor => factor * power).find(size => size >= rough * 0.9999) ?? 10 * power;
  const ticks = [];
  for (let index = Math.ceil(from / step); index * step <= to && ticks.length <= most; index++) ticks.push(index * step);
  return ticks;
}

/**
 * Powers of ten, and where these are few, their doubles and fives, for a logarithmic axis.
 *
 * @param {number} from above 0
 * @param {number} to
 */
export function logTicksBetween(from, to) {
  const factors = to / from > 1000 ? [1] : to / from > 30 ? [1, 3] : [1, 2, 5];
  const ticks = [];
  for (let power = 10 ** Math.floor(Math.log10(from)); power <= to; power *= 10) {
    for (const factor of factors) {
      if (factor * power >= from && factor * power <= to) ticks.push(factor * power);
    }
  }
  return ticks;
}
