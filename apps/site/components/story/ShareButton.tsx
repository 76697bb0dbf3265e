/** Shares the address of the page, or of a part of it: by the device's own sheet, else by copying the link and saying so. Hidden without JavaScript. */
import { Button, Icon, IconButton } from '@masthead/ui';
import { useState } from 'react';
import styles from './ShareButton.module.css';

const said = { copied: 'Link copied', failed: 'Could not copy the link' };

type Outcome = 'shared' | keyof typeof said;

/** A part of the page that can be shared by itself: what the button says, and what is passed on. */
interface SharedPart {
  label: string;
  title?: string | undefined;
  href: string;
}

async function share(part: SharedPart | undefined): Promise<Outcome> {
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const url = part ? new URL(part.href, page).href : page;
  try {
    if (navigator.share) {
      await navigator.share({ title: part?.title ?? document.title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError';
    return closed ? 'shared' : 'failed';
  }
}

export function ShareButton({ form, of: part }: { form: 'icon' | 'words'; of?: SharedPart }) {
  const [outcome, setOutcome] = useState<Outcome>('shared');
  const onClick = () => {
    // Emptied first, so that the same words are announced again.
    setOutcome('shared');
    share(part).then(setOutcome);
  };
  return (
    <div className={styles.share}>
      {form === 'icon' ? (
        <IconButton icon="share" label={part?.label ?? 'Share'} onClick={onClick} />
      ) : (
        <Button kind="line" small onClick={onClick}>
          <Icon name="share" small /> Share
        </Button>
      )}
      <span className={styles.status} role="status">
        {outcome === 'shared' ? '' : said[outcome]}
      </span>
    </div>
  );
}
