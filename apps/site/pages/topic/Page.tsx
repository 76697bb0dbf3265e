/** A topic's listing: its head, its narrower topics, the leading stories on page 1, and the river. */
import { Cols, Grid, SectionHead, Wrap } from '@masthead/ui';
import { Card } from '../../components/cards/Card.tsx';
import { LinkList } from '../../components/listing/LinkList.tsx';
import { RiverPages } from '../../components/listing/RiverPages.tsx';
import { SubNav } from '../../components/listing/SubNav.tsx';
import { TopicHead } from '../../components/listing/TopicHead.tsx';
import type { TopicPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: TopicPageData }) {
  const { now, topic, ancestors, children, leads, river, neighbours } = data;
  const everythingLeads = leads.length > 0 && river.stories.length === 0;
  const elsewhere = <LinkList title={neighbours.title} links={neighbours.links} />;
  return (
    <>
      <Wrap>
        <TopicHead name={topic.name} description={topic.description} ancestors={ancestors} />
        <SubNav topic={topic.name} baseHref={river.baseHref} links={children} />
        {leads.length > 0 && (
          <Grid columns={3} className={styles.leads}>
            {leads.map((story, index) => (
              <Card
                key={story.id}
                story={story}
                as="h2"
                size="2"
                blank="16x9"
                dek
                priority={index === 0}
                fact={{ kind: 'reading' }}
              />
            ))}
            <div className={styles.neighbours}>{elsewhere}</div>
          </Grid>
        )}
      </Wrap>
      {!everythingLeads && (
        <Wrap className={styles.river}>
          <Cols
            hung
            rail={<SectionHead title={river.page === 1 ? 'Latest' : `Latest, page ${river.page}`} />}
            aside={leads.length === 0 && elsewhere}
          >
            <RiverPages river={river} now={now} />
          </Cols>
        </Wrap>
      )}
    </>
  );
}
