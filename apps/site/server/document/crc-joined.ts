/**
 * The CRC-32 of two texts one after the other, from the CRC of each (what zlib calls `crc32_combine`): a response's
 * checksum without reading the whole document again. Checksums are polynomials over GF(2), the highest bit first.
 */

/** CRC-32's own, as gzip has it. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const X_TO_THE_8 = 0x00800000;

/** Gives the checksum of a first text followed by the second one, whose checksum and length are known. */
export function crcJoiner(crcOfSecond: number, lengthOfSecond: number): (crcOfFirst: number) => number {
  const shift = shiftBy(lengthOfSecond);
  return (crcOfFirst) => (product(shift, crcOfFirst) ^ crcOfSecond) >>> 0;
}

/** What a checksum is multiplied by when so many bytes follow: x to the power of their bits, by squaring. */
function shiftBy(bytes: number): number {
  let power = X_TO_THE_8;
  let shift = ONE;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = product(power, shift);
    power = product(power, power);
  }
  return shift;
}

/** One polynomial times another, modulo CRC-32's. */
function product(one: number, other: number): number {
  let sum = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) sum ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum >>> 0;
}
