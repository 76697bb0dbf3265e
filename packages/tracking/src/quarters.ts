/** How far somebody came, down a page or through a video, in quarters. Each is told once. */

/** In percent. */
export const QUARTERS = [25, 50, 75, 100] as const;
export type Quarter = (typeof QUARTERS)[number];

/** Given how far it is, the quarters that are new by that. */
export function createQuarters(): (percent: number) => Quarter[] {
  let farthest = 0;
  return (percent) => {
    const reached = QUARTERS.filter((quarter) => quarter > farthest && percent >= quarter);
    farthest = Math.max(farthest, percent);
    return reached;
  };
}
