/** One picture of a gallery in the dark, with the contact sheet beside it; below, in the light, what else there is. */
import { Section, Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ContactSheet } from '../../components/gallery/ContactSheet.tsx';
import { GalleryHead } from '../../components/gallery/GalleryHead.tsx';
import { ShotFigure } from '../../components/gallery/ShotFigure.tsx';
import { ShotProduct } from '../../components/gallery/ShotProduct.tsx';
import { AffiliateLine } from '../../components/product/AffiliateLine.tsx';
import { StoryBody } from '../../components/story/StoryBody.tsx';
import { Subjects } from '../../components/story/Subjects.tsx';
import { Theatre } from '../../components/video/Theatre.tsx';
import type { GalleryPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: GalleryPageData }) {
  const { brand, story, intro, place, shot, sheet, disclosure, keepReading, galleries } = data;
  return (
    <>
      <article>
        <Theatre brand={brand} className={styles.theatre}>
          <Wrap className={styles.plan}>
            <div className={styles.head}>
              <GalleryHead story={story} count={place.count} opening={place.number === 1} />
            </div>
            <div className={styles.main}>
              {shot && <ShotFigure shot={shot} place={place} />}
              {shot?.product && <ShotProduct product={shot.product} />}
              {disclosure && !shot?.product && <AffiliateLine />}
              {intro && <StoryBody body={intro} disclosed={disclosure} />}
              <Subjects subjects={story.subjects} />
            </div>
            <div className={styles.sheet}>
              <ContactSheet thumbs={sheet} current={place.number} />
            </div>
          </Wrap>
        </Theatre>
      </article>
      {keepReading.length > 0 && (
        <Section title="Keep reading">
          <CardGrid stories={keepReading} byline />
        </Section>
      )}
      {galleries.length > 0 && (
        <Section title="More galleries" more={{ label: 'All galleries', href: pathTo('pictures', {}) }}>
          <CardGrid stories={galleries} />
        </Section>
      )}
    </>
  );
}
