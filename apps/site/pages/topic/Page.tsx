/** A topic's listing: its head, the ways to its forms and narrower topics, on page 1 what leads it and what is picked in it, and the river. */
import { Cols, Grid, SectionHead, Wrap } from '@masthead/ui';
import { FollowButton } from '../../components/account/FollowButton.tsx';
import { Skybox } from '../../components/ads/Skybox.tsx';
import { useMpu } from '../../components/ads/use-mpu.tsx';
import { HeadlineList } from '../../components/cards/HeadlineList.tsx';
import { LeadCard } from '../../components/cards/LeadCard.tsx';
import { LinkList } from '../../components/listing/LinkList.tsx';
import { SubNav } from '../../components/listing/SubNav.tsx';
import { TopicHead } from '../../components/listing/TopicHead.tsx';
import { TopicPicks } from '../../components/listing/TopicPicks.tsx';
import { RiverPages } from '../river/RiverPages.tsx';
import type { TopicPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: TopicPageData }) {
  const { now, topic, ancestors, ways, listed, leads, picks, mostRead, river, neighbours } = data;
  const opening = leads.length > 0 || picks !== undefined;
  const everythingLeads = leads.length > 0 && river.stories.length === 0;
  const atHead = mostRead?.atHead === true && opening;
  // Beside what leads stands what is picked; without it, or without a river to stand beside, the neighbours.
  const besideLeads = opening && !atHead && (picks === undefined || everythingLeads);
  const elsewhere = <LinkList title={neighbours.title} links={neighbours.links} />;
  const picked = picks && <TopicPicks picks={picks} />;
  const read = mostRead && (
    <HeadlineList title={mostRead.heading} stories={mostRead.stories} ranked={mostRead.ranked} />
  );
  const mpu = useMpu();
  const [beside, below] = atHead ? [read, picked] : [picked, read];
  return (
    <>
      <Skybox />
      <Wrap>
        <TopicHead name={topic.name} description={topic.description} ancestors={ancestors}>
          <FollowButton kind="topic" of={topic.slug} name={topic.name} />
        </TopicHead>
        <SubNav topic={topic.name} links={ways} current={river.baseHref} />
        {opening && (
          <Grid columns={3} className={styles.leads}>
            {leads.map((story, place) => (
              <LeadCard key={story.id} story={story} isFirst={place === 0} fact={{ kind: 'reading' }} />
            ))}
            {beside && <div className={styles.beside}>{beside}</div>}
            {besideLeads && <div className={styles.beside}>{elsewhere}</div>}
          </Grid>
        )}
      </Wrap>
      {!everythingLeads && (
        <Wrap className={styles.river}>
          <Cols
            hung
            rail={<SectionHead title={river.page === 1 ? listed : `${listed}, page ${river.page}`} />}
            aside={
              (mpu || below || !besideLeads) && (
                <>
                  {mpu}
                  {below}
                  {!besideLeads && elsewhere}
                </>
              )
            }
          >
            <RiverPages river={river} now={now} withAd />
          </Cols>
        </Wrap>
      )}
    </>
  );
}
