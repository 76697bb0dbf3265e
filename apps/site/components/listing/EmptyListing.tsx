/** In place of a river that has no stories. */
import { ButtonLink, Hed } from '@masthead/ui';
import styles from './EmptyListing.module.css';

export function EmptyListing({ as }: { as: 'h2' | 'h3' }) {
  return (
    <div className={styles.empty}>
      <Hed as={as} size="3">
        Nothing here yet
      </Hed>
      <p>We have not published a story here. The newest ones are on the front page.</p>
      <ButtonLink href="/" kind="line">
        Front page
      </ButtonLink>
    </div>
  );
}
