/** A block of the front page from edge to edge. */
import type { Instant } from '@masthead/model';
import { Grid, Section, Wrap } from '@masthead/ui';
import type { ReactElement } from 'react';
import { brands } from '../../base/brands.ts';
import { Card } from '../../components/cards/Card.tsx';
import { Headlines } from '../../components/cards/Headlines.tsx';
import { DealStrip } from '../../components/deal/DealStrip.tsx';
import { LeadPackage } from '../../components/front/LeadPackage.tsx';
import { NewsletterBand } from '../../components/front/NewsletterBand.tsx';
import { Shelf } from '../../components/front/Shelf.tsx';
import { SisterBand } from '../../components/front/SisterBand.tsx';
import { VideoShelf } from '../../components/front/VideoShelf.tsx';
import { LiveBanner } from '../../components/live/LiveBanner.tsx';
import { AffiliateLine } from '../../components/product/AffiliateLine.tsx';
import { ShelfSection } from '../feature/ShelfSection.tsx';
import type { PlainBlock } from './data.ts';
import styles from './Page.module.css';

interface BandProps {
  block: PlainBlock;
  now: Instant;
  /** Right below the bar. */
  first: boolean;
}

export function Band({ block, now, first }: BandProps): ReactElement {
  switch (block.kind) {
    case 'package':
      return (
        <Wrap className={styles.package}>
          <LeadPackage now={now} threads={block.threads} lead={block.lead} more={block.more} side={block.side} />
        </Wrap>
      );
    case 'picks':
      return (
        <Section title={block.heading}>
          <Grid columns={3}>
            {block.stories.map((story) => (
              <Card key={story.id} story={story} size="4" fact={{ kind: 'byline' }} />
            ))}
          </Grid>
        </Section>
      );
    case 'most-read':
      return (
        <Section title={block.heading}>
          <Headlines stories={block.stories} ranked={block.ranked} />
        </Section>
      );
    case 'best':
      return <Shelf {...block} title={block.heading} />;
    case 'deals':
      return (
        <Section title={block.heading} note={block.note} more={block.more}>
          <DealStrip deals={block.stories} />
          <div className={styles.disclosure}>
            <AffiliateLine />
          </div>
        </Section>
      );
    case 'videos':
      return <VideoShelf title={block.heading} note={block.note} more={block.more} videos={block.stories} />;
    case 'live':
      return <LiveBanner coverage={block.coverage} now={now} underFlag={first} />;
    case 'newsletters':
      return <NewsletterBand title={block.heading} newsletters={block.newsletters} />;
    case 'sister':
      return <SisterBand brand="roadshow" brandName={brands.roadshow.name} hero={block.hero} stories={block.stories} />;
    case 'shelf':
      return <ShelfSection shelf={block.shelf} now={now} />;
  }
}
