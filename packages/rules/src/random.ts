/** Chance, passed in wherever something is drawn, and a source of it that says the same for the same seed. */

/** A number from 0 up to, but not including, 1. */
export type RandomSource = () => number;

const UINT32 = 2 ** 32;
const FNV_PRIME = 16_777_619;
const FNV_OFFSET = 2_166_136_261;
/** So many numbers are thrown away until those of similar seeds have nothing in common. */
const WARM_UP = 15;

/** A number from 0 to 2³² − 1 that any change of the text changes (FNV-1a, its bits mixed once more). */
export function hashOf(text: string, offset = FNV_OFFSET): number {
  let hash = offset >>> 0;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Chris Doty-Humphrey's sfc32: fast, and good enough for everything but secrets. */
export function seededRandom(seed: string): RandomSource {
  let [a, b, c, counter] = [hashOf(seed), hashOf(seed, 1), hashOf(seed, 2), 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / UINT32;
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  return next;
}
