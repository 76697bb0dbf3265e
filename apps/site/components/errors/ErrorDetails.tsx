/** For developers only: what failed, and where. */
import { Alert } from '@masthead/ui';
import styles from './ErrorDetails.module.css';

interface ErrorDetailsProps {
  status: number;
  details: { message: string; stack?: string };
}

export function ErrorDetails({ status, details }: ErrorDetailsProps) {
  return (
    <details className={styles.details} open>
      <summary className={styles.summary}>Details (development only)</summary>
      <Alert>
        <b>{status}</b> {details.message}
      </Alert>
      {details.stack && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre className={styles.stack} tabIndex={0}>
          {details.stack}
        </pre>
      )}
    </details>
  );
}
