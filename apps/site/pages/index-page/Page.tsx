/** An index page: its head, the ways to narrow it, what leads it, the table of what holds now, and its stories in pages. */
import type { IndexForm } from '@masthead/model';
import { Grid, Section, Wrap } from '@masthead/ui';
import { AdBand } from '../../components/ads/AdBand.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import type { CardStory } from '../../components/cards/card-story.ts';
import { LeadCard } from '../../components/cards/LeadCard.tsx';
import { VideoShelf } from '../../components/front/VideoShelf.tsx';
import { IndexTable } from '../../components/listing/IndexTable.tsx';
import { Narrowings } from '../../components/listing/Narrowings.tsx';
import { NothingFits } from '../../components/listing/NothingFits.tsx';
import { Pager } from '../../components/listing/Pager.tsx';
import { SubNav } from '../../components/listing/SubNav.tsx';
import { TopicHead } from '../../components/listing/TopicHead.tsx';
import { RiverPages } from '../river/RiverPages.tsx';
import type { IndexPageData } from './data.ts';
import styles from './Page.module.css';
import { countedOf, indexWords } from './words.ts';

export function Page({ data }: { data: IndexPageData }) {
  const { form, title, description, topics, shown, narrowings, leads, table } = data;
  return (
    <>
      <Wrap>
        <TopicHead name={title} description={description} ancestors={[]} />
        <SubNav topic={title} links={topics} current={shown} />
        <Narrowings narrowings={narrowings} />
      </Wrap>
      {leads.length > 0 && <Leads form={form} leads={leads} />}
      {table && (
        <Section title={table.title} note={table.note}>
          <IndexTable table={table} />
        </Section>
      )}
      <AdBand />
      <Section title={listTitle(data)} note={countNote(data)}>
        <Stories data={data} />
      </Section>
    </>
  );
}

function listTitle({ form, narrowed, river: { page } }: IndexPageData): string {
  const title = narrowed ?? indexWords[form].all;
  return page === 1 ? title : `${title}, page ${page}`;
}

const countNote = ({ form, total }: IndexPageData): string | undefined =>
  total > 0 ? `${countedOf(form, total)}, newest first.` : undefined;

function Leads({ form, leads }: { form: IndexForm; leads: readonly CardStory[] }) {
  if (form === 'videos') return <VideoShelf title="New" videos={leads} />;
  return (
    <Wrap>
      <Grid columns={3} className={styles.leads}>
        {leads.map((story, place) => (
          <LeadCard key={story.id} story={story} isFirst={place === 0} fact={{ kind: 'byline' }} />
        ))}
      </Grid>
    </Wrap>
  );
}

const LOOKED_AT: ReadonlySet<IndexForm> = new Set(['videos', 'pictures']);

function Stories({ data: { now, form, narrowed, river, wider } }: { data: IndexPageData }) {
  if (narrowed && river.stories.length === 0) return <NothingFits narrowed={narrowed} wider={wider} />;
  if (!LOOKED_AT.has(form)) return <RiverPages river={river} now={now} />;
  return (
    <>
      <CardGrid stories={river.stories} byline />
      <Pager river={river} />
    </>
  );
}
