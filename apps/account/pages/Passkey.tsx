/**
 * A passkey instead of a password: a form that a script fills (browser/passkey.ts) and nobody sees without one. What is
 * shown when it was declined stands in the page already, hidden until then.
 */
import { HOSTED_STEPS, type Visit } from '@masthead/account';
import { Alert } from '@masthead/ui';
import type { ReactNode } from 'react';
import { KeyDrawing } from './drawings.tsx';
import styles from './parts.module.css';

interface PasskeyFormProps {
  visit: Visit;
  /** Its one button. */
  children: ReactNode;
}

export const PasskeyForm = ({ visit: { base }, children }: PasskeyFormProps) => (
  <form
    className={styles.scripted}
    method="post"
    action={base + HOSTED_STEPS.passkey}
    data-passkey={base + HOSTED_STEPS.passkeyOptions}
  >
    <input type="hidden" name="answer" />
    {children}
  </form>
);

interface DeclinedProps {
  isDeclined: boolean;
  children?: ReactNode;
}

export const Declined = ({ isDeclined, children }: DeclinedProps) => (
  <div className={styles.stack} data-when="declined" hidden={!isDeclined}>
    <div role="alert">
      <Alert kind="warn" drawing={<KeyDrawing />}>
        The passkey was not used. Try once more, or sign in below.
      </Alert>
    </div>
    {children}
  </div>
);
