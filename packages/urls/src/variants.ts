/** Pages that show a story again or apart: where they are, beside the story's own address. */
import { REPLAYED } from './story-addresses.ts';
import { type Target, targetPath } from './target.ts';

export type Variant = 'replay' | 'share';

const REPLAYED_NAMES: ReadonlySet<string> = new Set([
  ...REPLAYED,
  // Written as the home section's other topics are.
  'electric-vehicles-article',
  'home-marketplace-article-topic',
]);

/** Undefined for what is not shown in that way. */
export function variantPath(target: Target, variant: Variant): string | undefined {
  if (target.name === 'video' || target.name === 'auto-video')
    return targetPath({ name: `${target.name}-${variant}`, params: target.params });
  return variant === 'replay' && REPLAYED_NAMES.has(target.name) ? `/replay${targetPath(target)}` : undefined;
}
