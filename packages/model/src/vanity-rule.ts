/** Whether a vanity address applies, and where it leads for an edition. */
import type { Instant } from './instant.ts';

export const VANITY_URL_TYPES = [
  'TEMPORARY_REDIRECT',
  'TEMPORARY_MASK',
  'PERMANENT_REDIRECT',
  'MASK',
  'NOT_FOUND',
  'OK',
] as const;
export type VanityUrlType = (typeof VANITY_URL_TYPES)[number];

interface Rule {
  enabled?: boolean | undefined;
  dateExpired?: Instant | undefined;
}

/** What was switched says so itself; only what was not is judged by its expiry. */
export function isVanityActive({ enabled, dateExpired }: Rule, now: Instant): boolean {
  if (enabled !== undefined) return enabled;
  return dateExpired === undefined || dateExpired > now;
}

interface Target {
  edition: string;
  target?:
    | { slug?: string | undefined; availableOn?: Record<string, { slug?: string | undefined }> | undefined }
    | undefined;
}

/** The slug behind a vanity address for an edition; absent if it has no target there. */
export function vanitySlug({ targets }: { targets: readonly Target[] }, edition: string): string | undefined {
  const target = targets.find((each) => each.edition === edition)?.target;
  if (!target?.availableOn) return target?.slug;
  return Object.hasOwn(target.availableOn, edition) ? target.availableOn[edition]?.slug : undefined;
}
