/** The head of live coverage: whether it is live, how much there is, what it is about. */
import type { Instant } from '@masthead/model';
import { Dek, Hed, Kicker, Meta } from '@masthead/ui';
import type { CardStory } from '../cards/card-story.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { ShareButton } from '../story/ShareButton.tsx';
import { RelativeTime } from '../time/RelativeTime.tsx';
import { ClockSwitch } from './ClockSwitch.tsx';
import styles from './LiveHead.module.css';
import { LiveStatus } from './LiveStatus.tsx';
import type { LiveEntry } from './live-entry.ts';
import type { LiveEvent } from './live-event.ts';

interface LiveHeadProps {
  story: CardStory;
  event: LiveEvent;
  now: Instant;
  count: number;
  /** The newest entry. */
  latest: Pick<LiveEntry, 'at' | 'clock'> | undefined;
  callToAction: string | undefined;
}

export function LiveHead({ story, event, now, count, latest, callToAction }: LiveHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.status}>
        <LiveStatus event={event} now={now} />
        {latest && (
          <Meta as="span">
            {count === 1 ? '1 update' : `${count} updates`}, last{' '}
            <RelativeTime instant={latest.at} now={Math.max(now, latest.at)} />
          </Meta>
        )}
      </div>
      <Hed as="h1" size="1" voice={story.voice}>
        {story.headline}
      </Hed>
      {story.dek && <Dek className={styles.dek}>{story.dek}</Dek>}
      {callToAction && <p className={styles.call}>{callToAction}</p>}
      <div className={styles.foot}>
        {story.kicker && <Kicker href={story.kicker.href}>{story.kicker.label}</Kicker>}
        {story.byline && <Meta as="span">{story.byline}</Meta>}
        <SaveButton story={story} />
        <ShareButton form="words" />
        {latest && <ClockSwitch sample={latest} />}
      </div>
    </header>
  );
}
