/** Names as a sentence has them: "A", "A and B", "A, B and C", each a link to its author's page. */
import { Fragment } from 'react';
import { AuthorName } from './AuthorName.tsx';

export function NamedAuthors({ authors }: { authors: readonly { name: string; href?: string }[] }) {
  const last = authors.length - 1;
  return authors.map((author, index) => (
    <Fragment key={author.name}>
      {index > 0 && (index === last ? ' and ' : ', ')}
      <AuthorName author={author} />
    </Fragment>
  ));
}
