/** The top of the front page: the day, its threads, the lead story, more on it, and the side list. */
import { displayWeekday, type Instant } from '@masthead/model';
import { Meta } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import { Card } from '../cards/Card.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { ListLines } from '../cards/ListLines.tsx';
import styles from './LeadPackage.module.css';
import { LeadStory } from './LeadStory.tsx';

interface LeadPackageProps {
  now: Instant;
  threads: Link[];
  lead: CardStory;
  more: readonly CardStory[];
  side: readonly CardStory[];
}

export function LeadPackage({ now, threads, lead, more, side }: LeadPackageProps) {
  return (
    <div className={styles.package}>
      <div className={styles.rail}>
        <Meta>{displayWeekday(now)}</Meta>
        {threads.length > 0 && (
          <nav className={styles.threads} aria-label="Today’s threads">
            {threads.map((thread) => (
              <a className={styles.thread} key={thread.href} href={thread.href}>
                {thread.label}
              </a>
            ))}
          </nav>
        )}
      </div>
      <LeadStory story={lead} className={styles.story} />
      {more.length > 0 && (
        <div className={styles.more}>
          <h2 className={styles.moreTitle}>More on this</h2>
          {more.map((story) => (
            <a className={styles.moreLink} key={story.id} href={story.href}>
              {story.headline}
            </a>
          ))}
        </div>
      )}
      <ListLines className={styles.side}>
        {side.map((story, index) => (
          <Card
            key={story.id}
            story={story}
            as="h2"
            size={index < 2 ? '3' : '4'}
            fact={story.voice === 'judge' ? { kind: 'byline' } : { kind: 'age', now }}
          />
        ))}
      </ListLines>
    </div>
  );
}
