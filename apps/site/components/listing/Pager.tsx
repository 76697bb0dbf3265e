/** The pages of a listing. A listing of one page has none. */
import { Icon } from '@masthead/ui';
import type { RiverPage } from '../cards/card-story.ts';
import styles from './Pager.module.css';
import { PagerItem } from './PagerItem.tsx';
import { pageHref, pageList } from './page-list.ts';

interface PagerProps {
  river: Pick<RiverPage, 'page' | 'pageCount' | 'baseHref' | 'query'>;
  /** The address of a page, where it is not the listing's own with the number behind it. */
  hrefOf?: (page: number) => string;
}

export function Pager({ river, hrefOf = (to) => pageHref(river.baseHref, to, river.query) }: PagerProps) {
  const { page, pageCount } = river;
  if (pageCount <= 1) return null;
  const entries = pageList(page, pageCount);
  return (
    <nav className={styles.pager} aria-label="Pages">
      {entries.map((entry, index) => (
        <PagerItem key={entry === 'gap' ? `after ${entries[index - 1]}` : entry} {...{ entry, page, hrefOf }} />
      ))}
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next">
          Next <Icon name="arrow" small />
        </a>
      )}
    </nav>
  );
}
