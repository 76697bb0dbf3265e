/** What editors should look at again in a story: how many things, and behind that a sentence for each. */
import { Icon } from '@masthead/ui';
import type { ListedStory } from './manuscript.ts';
import styles from './Notices.module.css';

export function Notices({ story: { warnings, leftOut } }: { story: ListedStory }) {
  const count = warnings.length + leftOut.length;
  if (count === 0) return null;
  return (
    <details className={styles.notices}>
      <summary>
        <Icon name="alert" small />
        {count === 1 ? '1 thing to look at again' : `${count} things to look at again`}
        <Icon name="chevron" small />
      </summary>
      <ul className={styles.list}>
        {warnings.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <b>{field}</b> {message}
          </li>
        ))}
        {leftOut.map(({ field, message, near }) => (
          <li key={`${field} ${message} ${near}`}>
            <b>{field}</b>: {message}
            {near && ` (“${near}”)`}
          </li>
        ))}
      </ul>
    </details>
  );
}
