/** A river with the way on: a link to the next page, which with scripts brings its stories here, and the pages by number. */
import type { Instant } from '@masthead/model';
import { Alert, ButtonLink, VisuallyHidden } from '@masthead/ui';
import type { MouseEvent } from 'react';
import type { RiverPage } from '../../components/cards/card-story.ts';
import { Pager } from '../../components/listing/Pager.tsx';
import { pageHref } from '../../components/listing/page-list.ts';
import { River } from '../../components/listing/River.tsx';
import styles from './RiverPages.module.css';
import { useMoreStories } from './use-more-stories.ts';

interface RiverPagesProps {
  river: RiverPage;
  now: Instant;
  /** The rank of the headlines: one below the river's own heading. */
  as?: 'h2' | 'h3';
  /** Whether its pages are listed by number. */
  pager?: boolean;
  /** Where the page has ads, one stands among the stories. */
  withAd?: boolean;
}

export function RiverPages({ river, now, as = 'h3', pager = true, withAd = false }: RiverPagesProps) {
  const { stories, page, pageCount, phase, said, list, load } = useMoreStories(river);
  const next = pageHref(river.baseHref, page + 1, river.query);
  const onClick = (event: MouseEvent) => {
    // Whoever wants it in another tab gets it there.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    load(next);
  };
  return (
    <>
      <div ref={list}>
        <River stories={stories} now={now} as={as} withAd={withAd} />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {phase === 'failed' && (
        <div className={styles.failed} role="alert">
          <Alert>The next stories did not come. Everything above is still here.</Alert>
        </div>
      )}
      {page < pageCount && (
        <p className={styles.more}>
          <ButtonLink kind="line" href={next} rel="next" loading={phase === 'loading'} onClick={onClick}>
            {phase === 'failed' ? 'Try again' : 'More stories'}
          </ButtonLink>
        </p>
      )}
      {pager && <Pager river={{ ...river, page, pageCount }} />}
    </>
  );
}
