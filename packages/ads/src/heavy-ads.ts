/** What all ads of a page may cost its reader; what makes it more is unloaded. */

export const MOST_AD_BYTES = 200_000;
export const MOST_AD_CPU_MS = 300;

export interface AdCost {
  readonly bytes: number;
  readonly cpuMs: number;
}

export const isTooHeavy = ({ bytes, cpuMs }: AdCost): boolean => bytes > MOST_AD_BYTES || cpuMs > MOST_AD_CPU_MS;

/** Of the ads of a page, in the order in which they came, those with which it became too much. */
export function tooHeavy<Ad extends AdCost>(ads: readonly Ad[]): Ad[] {
  let kept: AdCost = { bytes: 0, cpuMs: 0 };
  return ads.filter((ad) => {
    const sum = { bytes: kept.bytes + ad.bytes, cpuMs: kept.cpuMs + ad.cpuMs };
    if (isTooHeavy(sum)) return true;
    kept = sum;
    return false;
  });
}
