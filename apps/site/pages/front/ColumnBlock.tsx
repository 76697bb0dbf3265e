/** A block of the front page in a cell that shares its row: words, no pictures. */
import type { Instant } from '@masthead/model';
import { Hed, MoreLink } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import type { ReactElement } from 'react';
import { brands } from '../../base/brands.ts';
import listStyles from '../../components/cards/HeadlineList.module.css';
import { HeadlineList } from '../../components/cards/HeadlineList.tsx';
import { NewsletterLinks } from '../../components/front/NewsletterLinks.tsx';
import { LiveBanner } from '../../components/live/LiveBanner.tsx';
import { TextBlock } from '../feature/ShelfSection.tsx';
import type { PlainBlock } from './data.ts';

interface ColumnBlockProps {
  block: PlainBlock;
  now: Instant;
}

export function ColumnBlock({ block, now }: ColumnBlockProps): ReactElement {
  switch (block.kind) {
    case 'package':
      return <HeadlineList title="Top stories" stories={[block.lead, ...block.side]} />;
    case 'picks':
    case 'best':
    case 'deals':
    case 'videos':
      return <HeadlineList title={block.heading} stories={block.stories} />;
    case 'most-read':
      return <HeadlineList title={block.heading} stories={block.stories} ranked={block.ranked} />;
    case 'sister':
      return <HeadlineList title={`From ${brands.roadshow.name}`} stories={block.stories} />;
    case 'live':
      return <LiveBanner coverage={block.coverage} now={now} narrow />;
    case 'newsletters':
      return (
        <div>
          <Hed as="h2" size="4" className={listStyles.title}>
            {block.heading}
          </Hed>
          <NewsletterLinks newsletters={block.newsletters} />
          <MoreLink href={pathTo('newsletters', {})}>All newsletters</MoreLink>
        </div>
      );
    case 'shelf':
      return block.shelf.kind === 'stories' ? (
        <HeadlineList title={block.shelf.heading} stories={block.shelf.stories} />
      ) : (
        <div>
          <Hed as="h2" size="4" className={listStyles.title}>
            {block.shelf.heading}
          </Hed>
          <TextBlock shelf={block.shelf} />
        </div>
      );
  }
}
