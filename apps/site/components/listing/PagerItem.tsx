/** One place in a pager: a page, or pages left out. */
import { type PagerEntry, pageHref } from './page-list.ts';

interface PagerItemProps {
  entry: PagerEntry;
  page: number;
  baseHref: string;
}

export function PagerItem({ entry, page, baseHref }: PagerItemProps) {
  if (entry === 'gap') return <span aria-hidden="true">…</span>;
  return (
    <a
      href={pageHref(baseHref, entry)}
      aria-label={`Page ${entry}`}
      aria-current={entry === page ? 'page' : undefined}
      rel={entry === page - 1 ? 'prev' : undefined}
    >
      {entry}
    </a>
  );
}
