/** How much was found, and for what: a corrected query says so. */
import { Meta } from '@masthead/ui';

interface ResultCountProps {
  query: string;
  corrected: string | undefined;
  total: number;
  /** There are more than can be paged through. */
  isCapped: boolean;
}

export function ResultCount({ query, corrected, total, isCapped }: ResultCountProps) {
  const count = `${isCapped ? 'More than ' : ''}${total} ${total === 1 ? 'result' : 'results'}`;
  if (corrected === undefined)
    return (
      <Meta>
        <b>{count}</b> for {query}
      </Meta>
    );
  return (
    <Meta>
      Showing results for <b>{corrected}</b>: {count}. There are none for {query}.
    </Meta>
  );
}
