/** Passes a story on: by the device's own sheet where there is one, else by the menu with its address, which needs no script. */
import { Button, Icon, IconButton } from '@masthead/ui';
import type { MouseEvent } from 'react';
import { menuOf, type SharedStory } from './shared-story.ts';

interface ShareOpenerProps {
  story: SharedStory;
  form: 'icon' | 'words';
}

export function ShareOpener({ story, form }: ShareOpenerProps) {
  const props = {
    popoverTarget: menuOf(story),
    onClick: (event: MouseEvent) => {
      if (!navigator.share) return;
      event.preventDefault();
      navigator.share({ title: story.headline, url: story.url }).catch((error: unknown) => {
        // Whoever closed the sheet wanted nothing else.
        const closed = error instanceof DOMException && error.name === 'AbortError';
        if (!closed) document.getElementById(menuOf(story))?.showPopover();
      });
    },
  };
  if (form === 'icon') return <IconButton icon="share" label="Share" {...props} />;
  return (
    <Button kind="line" small {...props}>
      <Icon name="share" small /> Share
    </Button>
  );
}
