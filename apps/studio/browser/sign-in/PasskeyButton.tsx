/** The way in by a passkey, which is both factors at once: a button, and what is wrong. */
import { Button } from '@masthead/ui';
import { useDeed } from '../use-deed.ts';
import styles from './SignIn.module.css';

interface PasskeyButtonProps {
  label: string;
  /** Gives what is wrong; empty where nothing is. */
  onPress(): Promise<string>;
}

export function PasskeyButton({ label, onPress }: PasskeyButtonProps) {
  const { wrong, isBusy, run } = useDeed();
  return (
    <>
      <div className={styles.wide}>
        <Button kind="brand" loading={isBusy} onClick={() => void run(onPress)}>
          {label}
        </Button>
      </div>
      {wrong && (
        <p className={styles.trouble} role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
