/** A listing door: its head, the river with its pages, and on page 1 what editors wrote about it. */
import { Cols, Section, SectionHead, Wrap } from '@masthead/ui';
import { useMpu } from '../../components/ads/use-mpu.tsx';
import { StoryBody } from '../../components/body/StoryBody.tsx';
import { Threads } from '../../components/listing/Threads.tsx';
import { TopicHead } from '../../components/listing/TopicHead.tsx';
import { RiverPages } from '../river/RiverPages.tsx';
import type { ListingPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: ListingPageData }) {
  const { now, title, description, threads, river, about } = data;
  const mpu = useMpu();
  return (
    <>
      <Wrap>
        <TopicHead name={title} description={description} ancestors={[]} />
        <Threads names={threads} />
      </Wrap>
      <Wrap className={styles.river}>
        <Cols
          hung
          rail={<SectionHead title={river.page === 1 ? 'Latest' : `Latest, page ${river.page}`} />}
          aside={mpu}
        >
          <RiverPages river={river} now={now} withAd />
        </Cols>
      </Wrap>
      {about && (
        <Section title="About">
          <StoryBody body={about} />
        </Section>
      )}
    </>
  );
}
