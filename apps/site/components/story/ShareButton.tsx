/** Shares the page's address: by the device's own sheet, else by copying the link and saying so. Hidden without JavaScript. */
import { Button, Icon, IconButton } from '@masthead/ui';
import { useState } from 'react';
import styles from './ShareButton.module.css';

const said = { copied: 'Link copied', failed: 'Could not copy the link' };

type Outcome = 'shared' | keyof typeof said;

async function share(): Promise<Outcome> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError';
    return closed ? 'shared' : 'failed';
  }
}

export function ShareButton({ form }: { form: 'icon' | 'words' }) {
  const [outcome, setOutcome] = useState<Outcome>('shared');
  const onClick = () => {
    // Emptied first, so that the same words are announced again.
    setOutcome('shared');
    share().then(setOutcome);
  };
  return (
    <div className={styles.share}>
      {form === 'icon' ? (
        <IconButton icon="share" label="Share" onClick={onClick} />
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
