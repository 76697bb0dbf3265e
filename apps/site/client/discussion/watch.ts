/** Puts the discussion that can be written in into the place of what the server wrote, when the reader comes near to it. */
import { createRoot } from 'react-dom/client';
import { type DiscussionPart, isOutside } from '../../base/discussion-part.ts';
import { loadTalk } from '../../components/discussion/talk-code.ts';
import type { PagePlatform } from '../../pages/page-state.ts';

let stop = (): void => {};

/** Of the page that is in view by now. */
export function watchDiscussion(part: DiscussionPart | undefined, platform: PagePlatform | undefined): void {
  stop();
  // React leaves alone what stands in it: it is HTML that came with the document.
  const place = document.getElementById('talk');
  // What another service has is read there, too.
  if (!part || !place || (part.readOnly && !isOutside(part))) return;
  const host = document.createElement('div');
  const root = createRoot(host);
  const showAlone = (): void => {
    for (const child of [...place.children]) if (child !== host) child.remove();
  };
  const near = new IntersectionObserver(
    (seen) => {
      // A busy browser tells several at once, the oldest of which is from before the reader came.
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      place.prepend(host);
      const shown = isOutside(part)
        ? import('./outside-talk.tsx').then(({ talkIn }) => talkIn(part, root, showAlone, platform))
        : loadTalk().then(({ talkIn }) => talkIn(part, root, showAlone));
      shown.catch(reportError);
    },
    { rootMargin: '100%' },
  );
  near.observe(place);
  stop = () => {
    near.disconnect();
    root.unmount();
  };
}
