/** How much was found, and for what: a corrected query says so, and one of which no story has all. */
import { Meta } from '@masthead/ui';

interface ResultCountProps {
  query: string;
  found: {
    results: readonly { missing: readonly string[] }[];
    total: number;
    /** There are more than can be paged through. */
    isCapped: boolean;
    corrected?: string;
    isRelaxed: boolean;
    things: readonly { kind: string }[];
    /** What products may cost: "up to $300". */
    price?: string;
  };
}

export function ResultCount({ query, found }: ResultCountProps) {
  const { total, isCapped, corrected, isRelaxed, things, price } = found;
  const count = `${isCapped ? 'More than ' : ''}${total} ${total === 1 ? 'result' : 'results'}`;
  if (isRelaxed) return <LeftOut query={corrected ?? query} found={found} />;
  if (corrected !== undefined)
    return (
      <Meta>
        Showing results for <b>{corrected}</b>: {count}. There are none for {query}.
      </Meta>
    );
  return (
    <Meta>
      <b>{count}</b> for {query}
      {price && things.some(({ kind }) => kind === 'product') && `. Products ${price} come first.`}
    </Meta>
  );
}

/** Which words no result has; where each lacks another, it says so itself. */
function LeftOut({ query, found: { results } }: ResultCountProps) {
  const [first, ...others] = results;
  const inNone = first?.missing.filter((word) => others.every(({ missing }) => missing.includes(word))) ?? [];
  return (
    <Meta>
      No story has all of <b>{query}</b>.{' '}
      {inNone.length > 0 ? (
        <>
          Left out: <s>{inNone.join(', ')}</s>.
        </>
      ) : (
        'The nearest come first.'
      )}
    </Meta>
  );
}
