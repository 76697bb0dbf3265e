/** In place of a river that has no stories. */
import { ButtonLink } from '@masthead/ui';
import { EmptyState } from './EmptyState.tsx';

export const EmptyListing = ({ as }: { as: 'h2' | 'h3' }) => (
  <EmptyState as={as} title="Nothing here yet">
    <p>We have not published a story here. The newest ones are on the front page.</p>
    <ButtonLink href="/" kind="line">
      Front page
    </ButtonLink>
  </EmptyState>
);
