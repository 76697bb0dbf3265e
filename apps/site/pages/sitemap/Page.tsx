/** The site map: all maps with their years, or a page of one of them. */
import { Cols, Wrap } from '@masthead/ui';
import { LinkList } from '../../components/listing/LinkList.tsx';
import { Pager } from '../../components/listing/Pager.tsx';
import { TopicHead } from '../../components/listing/TopicHead.tsx';
import { MapEntries } from '../../components/sitemap/MapEntries.tsx';
import { MapIndex } from '../../components/sitemap/MapIndex.tsx';
import type { SitemapPage, SitemapPageData } from './data.ts';

export function Page({ data }: { data: SitemapPageData }) {
  return <Wrap>{data.kind === 'map' ? <OneMap {...data} /> : <AllMaps maps={data.maps} />}</Wrap>;
}

function AllMaps({ maps }: Pick<Extract<SitemapPageData, { kind: 'index' }>, 'maps'>) {
  return (
    <Cols>
      <TopicHead name="Site map" description="Everything that we have published, by kind and year." ancestors={[]} />
      <MapIndex maps={maps} />
    </Cols>
  );
}

function OneMap({ title, up, years, entries, page, pageCount, baseHref }: SitemapPage) {
  return (
    <Cols aside={<LinkList title="Other years" links={years} />}>
      <TopicHead
        name={title}
        description={pageCount > 1 ? `Page ${page} of ${pageCount}, newest first.` : 'Newest first.'}
        ancestors={[up]}
      />
      <MapEntries entries={entries} />
      <Pager river={{ page, pageCount, baseHref }} />
    </Cols>
  );
}
