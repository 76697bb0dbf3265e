/** What is wrong with a field, beside it. Nothing where nothing is. */
import { Icon } from '@masthead/ui';
import styles from './FieldError.module.css';

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" small /> {text}
    </p>
  );
}
