/** The collections that a story belongs to, on its page: those that readers see. */
import { type WireComponent, wireComponent } from '../wire/component.ts';
import type { wireCollection } from '../wire/story.ts';

export function collectionsComponent(collections: readonly ReturnType<typeof wireCollection>[]): WireComponent[] {
  const shown = collections.filter(({ hide }) => !hide);
  return shown.length > 0 ? [wireComponent('collections', 'collections', shown)] : [];
}
