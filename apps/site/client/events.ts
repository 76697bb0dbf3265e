/** Tells the site what a reader does on a page on which something is tried out; loaded only by such pages. */
import { CONVERSION_PATH, TAKEN_PATH } from '../base/event-paths.ts';
import type { PagePlatform } from '../pages/page-state.ts';

let watching = false;

export function watchEvents(platform: () => PagePlatform | undefined): void {
  if (watching) return;
  watching = true;
  // Before a navigation changes the page; a link that opens elsewhere is followed all the same.
  document.addEventListener('click', (event) => tell(event.target, platform()), { capture: true });
}

function tell(target: EventTarget | null, platform: PagePlatform | undefined): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  if (platform?.experiments && link.relList.contains('sponsored')) navigator.sendBeacon(CONVERSION_PATH);
  const { agent, id, options } = platform?.decision ?? {};
  if (link.origin === location.origin && options?.includes(link.pathname))
    navigator.sendBeacon(TAKEN_PATH, `${agent} ${id} ${link.pathname}`);
}
