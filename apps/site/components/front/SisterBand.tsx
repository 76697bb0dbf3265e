/** A band in the sister publication's colours, with two of its stories. */
import { Wrap } from '@masthead/ui';
import type { BrandKey } from '../../base/brands.ts';
import { Card } from '../cards/Card.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { Picture } from '../picture/Picture.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';
import styles from './SisterBand.module.css';

interface SisterBandProps {
  brand: BrandKey;
  brandName: string;
  hero: ShownPicture;
  stories: readonly CardStory[];
}

export function SisterBand({ brand, brandName, hero, stories }: SisterBandProps) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.band} data-band data-brand={brand} aria-label={`From ${brandName}`}>
      <Wrap>
        <div className={styles.inner}>
          <div className={styles.hero}>
            <Picture picture={hero} />
          </div>
          {stories.map((story, index) => (
            <div className={styles.story} key={story.id}>
              <Card story={story} as="h2" size={index === 0 ? '2' : '3'} fact={{ kind: 'reading' }} />
            </div>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
