/** In place of the stories where nothing is what was asked for: the same with less asked for. */
import { ButtonLink, Hed } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import styles from './NothingFound.module.css';

export function NothingFound({ narrowed, wider }: { narrowed: string; wider: Link[] }) {
  return (
    <div className={styles.nothing}>
      <Hed as="h3" size="3">
        Nothing fits
      </Hed>
      <p>{narrowed}: we have published nothing like that. Ask for a little less.</p>
      <ul className={styles.ways}>
        {wider.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} kind="line">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
