/** Says, before anything else, that a story was paid for and who made it. */
import { Icon } from '@masthead/ui';
import styles from './PaidNote.module.css';

export function PaidNote({ by }: { by: string }) {
  return (
    <p className={styles.note}>
      <Icon name="info" small />
      <span>
        <b>Paid content.</b> Somebody paid for this story.{by && ` It was made by ${by}.`} Our newsroom had no part in
        it.
      </span>
    </p>
  );
}
