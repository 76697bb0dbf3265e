/** A laid-out page: its shelves, each with its heading, then the newest of its topic. */
import { Cols, SectionHead, Wrap } from '@masthead/ui';
import { useMpu } from '../../components/ads/use-mpu.tsx';
import { TopicHead } from '../../components/listing/TopicHead.tsx';
import { RiverPages } from '../river/RiverPages.tsx';
import type { FeaturePageData } from './data.ts';
import styles from './Page.module.css';
import { ShelfSection } from './ShelfSection.tsx';

export function Page({ data: { now, name, description, shelves, river } }: { data: FeaturePageData }) {
  const mpu = useMpu();
  return (
    <>
      <Wrap>
        <TopicHead name={name} description={description} ancestors={[]} />
      </Wrap>
      {shelves.map((shelf, index) => (
        <ShelfSection key={shelf.id} shelf={shelf} now={now} first={index === 0} />
      ))}
      {river && (
        <Wrap className={styles.river}>
          <Cols hung rail={<SectionHead title={riverTitle(river.topic, river.page)} />} aside={mpu}>
            <RiverPages river={river} now={now} withAd />
          </Cols>
        </Wrap>
      )}
    </>
  );
}

const riverTitle = (topic: string, page: number): string =>
  page === 1 ? `Latest in ${topic}` : `Latest in ${topic}, page ${page}`;
