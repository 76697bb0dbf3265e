/** A new authenticator: its secret as a picture and in letters, and the first code, which shows that the app has it. */
import { Button } from '@masthead/ui';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { type Is, isFields, isText } from '../guards.ts';
import { useDeed } from '../use-deed.ts';
import { CodeField } from './CodeField.tsx';
import styles from './SignIn.module.css';

export interface Setup {
  secret: string;
  uri: string;
  sealed: string;
}

export const isSetup: Is<Setup> = (value): value is Setup =>
  isFields(value) && [value.secret, value.uri, value.sealed].every(isText);

interface AuthenticatorSetupProps {
  setup: Setup;
  /** Gives what is wrong with the code; empty where nothing is. */
  onCode(code: string): Promise<string>;
}

export function AuthenticatorSetup({ setup, onCode }: AuthenticatorSetupProps) {
  const { wrong, isBusy, submit } = useDeed();
  return (
    <form className={styles.setup} onSubmit={submit((said) => onCode(said.text('code')))}>
      <p className={styles.said}>
        Open your authenticator app and take a picture of this, or type the letters below it.
      </p>
      <QrCode text={setup.uri} />
      <p className={styles.secret}>{setup.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</p>
      <CodeField hint="The six digits that the app shows now." error={wrong} isDigits />
      <Button type="submit" kind="brand" loading={isBusy}>
        Go on
      </Button>
    </form>
  );
}

/** Black on white whatever the theme: cameras expect it. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { size: width, data } = encode(text, { border: 4 });
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size: width, path: squares.join('') };
  }, [text]);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for your app">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
