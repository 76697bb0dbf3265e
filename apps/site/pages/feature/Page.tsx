/** A laid-out page: its shelves, each with its heading, then the newest of its topic. */
import { Cols, Dek, Hed, Section, SectionHead, Wrap } from '@masthead/ui';
import { Pager } from '../../components/listing/Pager.tsx';
import { River } from '../../components/listing/River.tsx';
import { StoryShelf } from '../../components/listing/StoryShelf.tsx';
import { TopicHead } from '../../components/listing/TopicHead.tsx';
import { StoryBody } from '../../components/story/StoryBody.tsx';
import type { FeaturePageData, TextShelf } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { now, name, description, shelves, river } }: { data: FeaturePageData }) {
  return (
    <>
      <Wrap>
        <TopicHead name={name} description={description} ancestors={[]} />
      </Wrap>
      {shelves.map((shelf, index) => (
        <Section key={shelf.id} title={shelf.heading} more={shelf.kind === 'stories' ? shelf.more : undefined}>
          {shelf.kind === 'stories' ? (
            <StoryShelf view={shelf.view} stories={shelf.stories} now={now} first={index === 0} />
          ) : (
            <TextBlock shelf={shelf} />
          )}
        </Section>
      ))}
      {river && (
        <Wrap className={styles.river}>
          <Cols hung rail={<SectionHead title={riverTitle(river.topic, river.page)} />}>
            <River stories={river.stories} now={now} />
            <Pager river={river} />
          </Cols>
        </Wrap>
      )}
    </>
  );
}

const riverTitle = (topic: string, page: number): string =>
  page === 1 ? `Latest in ${topic}` : `Latest in ${topic}, page ${page}`;

function TextBlock({ shelf: { title, description, body } }: { shelf: TextShelf }) {
  return (
    <div className={styles.text}>
      {title && (
        <Hed as="h3" size="3">
          {title}
        </Hed>
      )}
      {description && <Dek small>{description}</Dek>}
      <StoryBody body={body} />
    </div>
  );
}
