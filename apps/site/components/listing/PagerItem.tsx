/** One place in a pager: a page, or pages left out. */
import type { PagerEntry } from './page-list.ts';

interface PagerItemProps {
  entry: PagerEntry;
  page: number;
  hrefOf: (page: number) => string;
}

export function PagerItem({ entry, page, hrefOf }: PagerItemProps) {
  if (entry === 'gap') return <span aria-hidden="true">…</span>;
  return (
    <a
      href={hrefOf(entry)}
      aria-label={`Page ${entry}`}
      aria-current={entry === page ? 'page' : undefined}
      rel={entry === page - 1 ? 'prev' : undefined}
    >
      {entry}
    </a>
  );
}
