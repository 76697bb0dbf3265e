/** The stories of a listing, newest first. */
import type { Instant } from '@masthead/model';
import { Fragment } from 'react';
import { AdRow } from '../ads/AdRow.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { EmptyListing } from './EmptyListing.tsx';
import styles from './River.module.css';
import { RiverRow } from './RiverRow.tsx';

interface RiverProps {
  stories: readonly CardStory[];
  now: Instant;
  /** The rank of the headlines: one below the river's own heading. */
  as?: 'h2' | 'h3';
  withAd?: boolean;
}

/** Stories that stand before the ad. */
const BEFORE_AD = 3;

export function River({ stories, now, as = 'h3', withAd = false }: RiverProps) {
  if (stories.length === 0) return <EmptyListing as={as} />;
  return (
    <ul>
      {stories.map((story, index) => (
        <Fragment key={story.id}>
          {withAd && index === BEFORE_AD && <AdRow className={styles.item} />}
          <li className={styles.item}>
            <RiverRow story={story} now={now} as={as} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
