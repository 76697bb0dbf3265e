/** A code to type in at the checkout: text that can be selected, and with JavaScript a button that copies it and says so. */
import { Button, Icon, VisuallyHidden } from '@masthead/ui';
import { useState } from 'react';
import styles from './Coupon.module.css';

type Outcome = 'none' | 'copied' | 'failed';

const said: Record<Outcome, string> = {
  none: '',
  copied: 'Copied',
  failed: 'Your browser did not allow copying. Select the code and copy it yourself.',
};

export function Coupon({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async (): Promise<void> => {
    // Emptied first, so that the same words are announced again.
    setOutcome('none');
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      // No leave to use the clipboard, or none to use.
      setOutcome('failed');
    }
  };
  return (
    <div>
      <div className={styles.coupon}>
        <code className={styles.code}>
          <VisuallyHidden>Code </VisuallyHidden>
          <span className={styles.letters}>{code}</span>
        </code>
        <Button small className={styles.copy} aria-label={`Copy code ${code}`} onClick={copy}>
          <Icon name="copy" small /> Copy
        </Button>
      </div>
      <p className={styles.status} role="status">
        {said[outcome]}
      </p>
    </div>
  );
}
