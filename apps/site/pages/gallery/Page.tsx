/** A gallery in the dark, whole or one picture of it, with the contact sheet beside; below, in the light, what else there is. */
import { Section, Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { AdSlot } from '../../components/ads/AdSlot.tsx';
import { StoryBody } from '../../components/body/StoryBody.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ContactSheet } from '../../components/gallery/ContactSheet.tsx';
import { GalleryEnd } from '../../components/gallery/GalleryEnd.tsx';
import { GalleryHead } from '../../components/gallery/GalleryHead.tsx';
import { SheetInView } from '../../components/gallery/SheetInView.tsx';
import { ShotFigure } from '../../components/gallery/ShotFigure.tsx';
import { ShotProduct } from '../../components/gallery/ShotProduct.tsx';
import { ShotStack } from '../../components/gallery/ShotStack.tsx';
import { Theatre } from '../../components/player/Theatre.tsx';
import { AffiliateLine } from '../../components/product/AffiliateLine.tsx';
import { Subjects } from '../../components/story/Subjects.tsx';
import type { GalleryPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: GalleryPageData }) {
  const { brand, story, place, sheet, keepReading, galleries } = data;
  const opening = place.number === 1;
  return (
    <>
      <article>
        <Theatre brand={brand} className={styles.theatre}>
          <Wrap className={styles.plan}>
            <div className={styles.head}>
              <GalleryHead story={story} count={sheet.length} allHref={opening ? undefined : place.firstHref} />
            </div>
            {opening ? <AllShots data={data} /> : <OneShot data={data} />}
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

/** On narrow screens the contact sheet opens the gallery, beside the pictures it goes along with them. */
const AllShots = ({
  data: { story, intro, place, shots, sheet, disclosure, galleries },
}: {
  data: GalleryPageData;
}) => (
  <>
    <div className={styles.sheet}>
      <SheetInView thumbs={sheet} />
    </div>
    <div className={styles.words}>
      {intro && <StoryBody body={intro} textClass={styles.intro} disclosed={disclosure} />}
      {disclosure && shots.every(({ product }) => !product) && <AffiliateLine />}
      <ShotStack shots={shots} />
      {place.count > 1 && <GalleryEnd count={place.count} firstHref={sheet[0]?.href ?? ''} next={galleries[0]} />}
      <Subjects subjects={story.subjects} />
    </div>
  </>
);

/** Once the pages are turned the picture comes first. */
function OneShot({ data: { story, place, shots, sheet, disclosure, galleries } }: { data: GalleryPageData }) {
  const [shot] = shots;
  return (
    <>
      <div className={styles.shot}>{shot && <ShotFigure shot={shot} place={place} />}</div>
      <div className={styles.sheet}>
        <ContactSheet thumbs={sheet} current={place.number} />
      </div>
      <div className={styles.words}>
        {shot?.product && <ShotProduct product={shot.product} />}
        {disclosure && !shot?.product && <AffiliateLine />}
        {place.number === place.count && (
          <GalleryEnd count={place.count} firstHref={place.firstHref} next={galleries[0]} />
        )}
        <AdSlot slot="gallery" where="below the picture" light />
        <Subjects subjects={story.subjects} />
      </div>
    </>
  );
}
