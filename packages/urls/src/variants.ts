/** Pages that show a story again or apart: where they are, beside the story's own address. */
import type { Params } from './address.ts';
import { isAddressName, pathFromParams } from './addresses.ts';
import { type Target, targetPath } from './target.ts';

export type Variant = 'replay' | 'share';

/** Written as the home section's other topics are. */
const REPLAYED_TOO: ReadonlySet<string> = new Set(['electric-vehicles-article', 'home-marketplace-article-topic']);

/** Undefined for what is not shown in that way. */
export function variantPath(target: Target, variant: Variant): string | undefined {
  const name = `${target.name}-${variant}`;
  if (isAddressName(name)) return pathFromParams(name, target.params as Params);
  return variant === 'replay' && REPLAYED_TOO.has(target.name) ? `/replay${targetPath(target)}` : undefined;
}
