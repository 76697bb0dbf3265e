/** Puts the guid of the view into a link to a shop as it is followed: until then pages are the same for everybody. */
import { withSubTag } from '@masthead/tracking';
import type { View } from './view.ts';

let isWatching = false;

export function tagLinks(current: () => View | undefined): void {
  if (isWatching) return;
  isWatching = true;
  const tag = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[rel~=sponsored]') : null;
    const view = current();
    if (!link || !view) return;
    const { pageViewGuid, deviceType } = view.tracking;
    const href = withSubTag(link.href, { path: view.state.path, pageViewGuid, deviceType });
    if (href !== link.href) link.href = href;
  };
  // A middle click opens it elsewhere, and a menu copies it.
  for (const event of ['click', 'auxclick', 'contextmenu']) document.addEventListener(event, tag, { capture: true });
}
