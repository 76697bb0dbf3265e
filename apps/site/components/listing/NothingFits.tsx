/** In place of the stories of a narrowed list that has none: the same with less asked for. */
import { ButtonLink } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import { EmptyState } from './EmptyState.tsx';
import styles from './NothingFits.module.css';

export const NothingFits = ({ narrowed, wider }: { narrowed: string; wider: Link[] }) => (
  <EmptyState as="h3" title="Nothing fits">
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
  </EmptyState>
);
