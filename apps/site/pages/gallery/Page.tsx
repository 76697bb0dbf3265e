/** One picture of a gallery in the dark, with the contact sheet beside it; below, in the light, what else there is. */
import { Section, Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { StoryBody } from '../../components/body/StoryBody.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ContactSheet } from '../../components/gallery/ContactSheet.tsx';
import { GalleryEnd } from '../../components/gallery/GalleryEnd.tsx';
import { GalleryHead } from '../../components/gallery/GalleryHead.tsx';
import { ShotFigure } from '../../components/gallery/ShotFigure.tsx';
import { ShotProduct } from '../../components/gallery/ShotProduct.tsx';
import { Theatre } from '../../components/player/Theatre.tsx';
import { AffiliateLine } from '../../components/product/AffiliateLine.tsx';
import { Subjects } from '../../components/story/Subjects.tsx';
import type { GalleryPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: GalleryPageData }) {
  const { brand, story, intro, place, shot, sheet, disclosure, keepReading, galleries } = data;
  const opening = place.number === 1;
  const contactSheet = (
    <div className={styles.sheet} key="sheet">
      <ContactSheet thumbs={sheet} current={place.number} />
    </div>
  );
  return (
    <>
      <article>
        <Theatre brand={brand} className={styles.theatre}>
          <Wrap className={styles.plan}>
            <div className={styles.head}>
              <GalleryHead story={story} count={sheet.length} opening={opening} />
            </div>
            {/* On narrow screens it opens the gallery; once the pages are turned the picture comes first. */}
            {opening && contactSheet}
            <div className={styles.shot} key="shot">
              {shot && <ShotFigure shot={shot} place={place} />}
            </div>
            {!opening && contactSheet}
            <div className={styles.words} key="words">
              {shot?.product && <ShotProduct product={shot.product} />}
              {disclosure && !shot?.product && <AffiliateLine />}
              {place.number === place.count && place.count > 1 && (
                <GalleryEnd count={place.count} firstHref={place.firstHref} next={galleries[0]} />
              )}
              {intro && <StoryBody body={intro} disclosed={disclosure} />}
              <Subjects subjects={story.subjects} />
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
