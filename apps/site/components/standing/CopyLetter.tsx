/** Copies a letter as HTML for a mail program, and says so. Hidden without JavaScript. */
import { Button } from '@masthead/ui';
import { type RefObject, useState } from 'react';
import styles from './CopyLetter.module.css';
import { mailHtml } from './mail-html.ts';

type Outcome = 'none' | 'copied' | 'failed';

const said: Record<Outcome, string> = {
  none: '',
  copied: 'Copied, with every style written into it',
  failed: 'Could not copy the letter',
};

export function CopyLetter({ letter }: { letter: RefObject<HTMLElement | null> }) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async (): Promise<void> => {
    if (!letter.current) return;
    setOutcome('none');
    try {
      await navigator.clipboard.writeText(mailHtml(letter.current));
      setOutcome('copied');
    } catch {
      // No leave to use the clipboard, or none to use.
      setOutcome('failed');
    }
  };
  return (
    <div className={styles.bar}>
      <Button kind="line" onClick={copy}>
        Copy as HTML
      </Button>
      <span role="status">{said[outcome]}</span>
    </div>
  );
}
