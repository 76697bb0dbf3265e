/** The river with its heading in the rail, and what stands beside it. */
import type { Instant } from '@masthead/model';
import { Cols, SectionHead, Wrap } from '@masthead/ui';
import type { ReactNode } from 'react';
import { useMpu } from '../../components/ads/use-mpu.tsx';
import type { RiverPage } from '../../components/cards/card-story.ts';
import { RiverPages } from '../river/RiverPages.tsx';
import styles from './Page.module.css';

interface RiverSectionProps {
  river: RiverPage;
  now: Instant;
  heading: string;
  /** Whether its heading is the page's first. */
  isTitle: boolean;
  aside?: ReactNode;
}

export function RiverSection({ river, now, heading, isTitle, aside }: RiverSectionProps) {
  const first = river.page === 1;
  const mpu = useMpu();
  const title = first ? heading : `${heading}, page ${river.page}`;
  return (
    <Wrap className={styles.river}>
      <Cols
        hung
        rail={<SectionHead as={isTitle ? 'h1' : 'h2'} title={title} />}
        aside={
          (mpu || aside) && (
            <>
              {mpu}
              {aside}
            </>
          )
        }
      >
        <RiverPages river={river} now={now} as={isTitle ? 'h2' : 'h3'} pager={!first} withAd />
      </Cols>
    </Wrap>
  );
}
