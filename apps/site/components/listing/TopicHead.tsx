/** The head of a topic: the way up, its name, what it is about. */
import { Dek, Hed, Kicker } from '@masthead/ui';
import type { ReactNode } from 'react';
import type { Link } from '../../base/link.ts';
import styles from './TopicHead.module.css';

interface TopicHeadProps {
  name: string;
  description: string;
  ancestors: Link[];
  /** What can be done with it. */
  children?: ReactNode;
}

export function TopicHead({ name, description, ancestors, children }: TopicHeadProps) {
  return (
    <header className={styles.head}>
      {ancestors.length > 0 && (
        <nav className={styles.crumbs} aria-label="Broader topics">
          {ancestors.map((topic) => (
            <Kicker key={topic.href} href={topic.href}>
              {topic.label}
            </Kicker>
          ))}
        </nav>
      )}
      <Hed as="h1" size="display" className={styles.name}>
        {name}
      </Hed>
      {description && <Dek className={styles.description}>{description}</Dek>}
      {children}
    </header>
  );
}
