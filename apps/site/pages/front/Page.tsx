/** The front page: the editors' package on page 1, the river on every page. */
import { ButtonLink, Cols, SectionHead, Wrap } from '@masthead/ui';
import { brands } from '../../brands/brands.ts';
import { HeadlineList } from '../../components/cards/HeadlineList.tsx';
import { LeadPackage } from '../../components/front/LeadPackage.tsx';
import { Shelf } from '../../components/front/Shelf.tsx';
import { SisterBand } from '../../components/front/SisterBand.tsx';
import { Pager } from '../../components/listing/Pager.tsx';
import { pageHref } from '../../components/listing/page-list.ts';
import { River } from '../../components/listing/River.tsx';
import type { FrontPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { now, river, package: pack } }: { data: FrontPageData }) {
  const first = river.page === 1;
  return (
    <>
      {pack && (
        <Wrap className={styles.package}>
          <LeadPackage now={now} threads={pack.threads} lead={pack.lead} more={pack.more} side={pack.side} />
        </Wrap>
      )}
      <Wrap className={pack ? undefined : styles.riverAlone}>
        <Cols
          hung
          rail={<SectionHead as={pack ? 'h2' : 'h1'} title={first ? 'Latest' : `Latest, page ${river.page}`} />}
          aside={pack && <HeadlineList title={pack.picks.title} stories={pack.picks.stories} />}
        >
          <River stories={river.stories} now={now} as={pack ? 'h3' : 'h2'} />
          {first && river.pageCount > 1 && (
            <p className={styles.more}>
              <ButtonLink kind="line" href={pageHref(river.baseHref, 2)} rel="next">
                More stories
              </ButtonLink>
            </p>
          )}
          {!first && <Pager river={river} />}
        </Cols>
      </Wrap>
      {pack && (
        <>
          <Shelf title={pack.shelf.title} more={pack.shelf.more} stories={pack.shelf.stories} />
          <SisterBand
            brand="roadshow"
            brandName={brands.roadshow.name}
            hero={pack.sister.hero}
            stories={pack.sister.stories}
          />
        </>
      )}
    </>
  );
}
