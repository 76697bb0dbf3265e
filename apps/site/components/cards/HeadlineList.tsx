/** A short list of headlines in the aside, hung from a rule. */
import { Hed } from '@masthead/ui';
import { Kept } from '../../base/Kept.tsx';
import styles from './HeadlineList.module.css';
import { Headlines, type HeadlinesProps } from './Headlines.tsx';

export function HeadlineList({ title, stories, ranked = false }: HeadlinesProps & { title: string }) {
  if (stories.length === 0) return null;
  return (
    <Kept of={stories} as={`headlines ${title}`}>
      <div>
        <Hed as="h2" size="4" className={styles.title}>
          {title}
        </Hed>
        <Headlines stories={stories} ranked={ranked} />
      </div>
    </Kept>
  );
}
