/** What follows a video: the older ones, newest first, then from the newest again. So whoever watches on sees them all. */
import type { Instant } from '@masthead/model';

interface Dated {
  publishedAt?: Instant | undefined;
}

/** `others` come newest first. A video without a date is followed by them as they are. */
export function upNext<Other extends Dated>({ publishedAt }: Dated, others: readonly Other[]): Other[] {
  if (publishedAt === undefined) return [...others];
  const isOlder = (other: Other): boolean => (other.publishedAt ?? 0) < publishedAt;
  return [...others.filter(isOlder), ...others.filter((other) => !isOlder(other))];
}
