/** Codes for when the authenticator is lost. They are shown this once. */
import { Button } from '@masthead/ui';
import desk from '../Desk.module.css';
import { type Is, isFields, isListOf, isText } from '../guards.ts';
import styles from './SignIn.module.css';

export const hasCodes: Is<{ recoveryCodes: string[] }> = (value): value is { recoveryCodes: string[] } =>
  isFields(value) && isListOf(isText)(value.recoveryCodes);

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept(): void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  return (
    <div className={styles.form}>
      <p className={styles.said}>
        Keep these where you find them without your phone. Each opens the desk once, in place of a code. You will not
        see them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={desk.row}>
        <Button kind="line" onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
          Copy
        </Button>
        <Button kind="brand" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
