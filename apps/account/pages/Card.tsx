/** What every state stands in: its headline, the way out, and all else below them in one column. */
import { Hed, Icon } from '@masthead/ui';
import type { ReactNode } from 'react';
import { FRONT_PAGE } from '../addresses.ts';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  /** Where a document holds more than one. */
  titleId?: string;
  /** The form that leads back without a sign-in; where nothing is under way, a link to the front page. */
  cancel?: string | undefined;
  isFramed?: boolean;
  children: ReactNode;
}

export function Card({ title, titleId = 'title', cancel, isFramed = false, children }: CardProps) {
  const target = isFramed ? '_top' : undefined;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.top}>
        <Hed as="h1" size="2" className={styles.title}>
          <span id={titleId} tabIndex={-1}>
            {title}
          </span>
        </Hed>
        {cancel === undefined ? (
          <a className={styles.close} href={FRONT_PAGE} target={target} aria-label="Close" data-close>
            <Icon name="close" />
          </a>
        ) : (
          <form method="post" action={cancel} target={target} data-close>
            <button type="submit" className={styles.close} aria-label="Close">
              <Icon name="close" />
            </button>
          </form>
        )}
      </div>
      {children}
    </section>
  );
}
