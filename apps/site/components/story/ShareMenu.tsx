/** A story's address to read, to copy and to mail. A native popover: it opens without a script, and Escape closes it. */
import { Button, Icon } from '@masthead/ui';
import { useState } from 'react';
import styles from './ShareMenu.module.css';
import { mailHref, menuOf, type SharedStory } from './shared-story.ts';

const said = { copied: 'Link copied', failed: 'Could not copy. Please select the address above.' };

export function ShareMenu({ story }: { story: SharedStory }) {
  const [outcome, setOutcome] = useState<keyof typeof said>();
  const copy = () => {
    // Emptied first, so that the same words are announced again.
    setOutcome(undefined);
    const copied = navigator.clipboard?.writeText(story.url) ?? Promise.reject();
    copied.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <div
      className={styles.menu}
      id={menuOf(story)}
      popover="auto"
      role="dialog"
      aria-label="Share this story"
      onToggle={() => setOutcome(undefined)}
    >
      <p className={styles.address}>{story.url}</p>
      <div className={styles.ways}>
        <Button className={styles.copy} kind="line" small onClick={copy}>
          Copy link
        </Button>
        <a className={styles.mail} href={mailHref(story)}>
          <Icon name="mail" small /> Email
        </a>
      </div>
      <p className={styles.status} role="status">
        {outcome && said[outcome]}
      </p>
    </div>
  );
}
