/** The way to a gallery: its first pictures, its name, and how many there are. */
import { Fact, Hed } from '@masthead/ui';
import { Picture } from '../../picture/Picture.tsx';
import type { GalleryCardData } from './data.ts';
import styles from './GalleryCard.module.css';

export function GalleryCard({ data: { headline, href, count, pictures } }: { data: GalleryCardData }) {
  return (
    <aside className={styles.card} aria-label="Gallery">
      {pictures.length > 0 && (
        <div className={styles.sheet}>
          {pictures.map((picture) => (
            <Picture key={picture.src} picture={picture} />
          ))}
        </div>
      )}
      <Hed as="p" size="4">
        <a className={styles.link} href={href}>
          {headline}
        </a>
      </Hed>
      <Fact>
        {count > 0 && <b>{count}</b>} {count === 1 ? 'picture' : 'pictures'} in the gallery
      </Fact>
    </aside>
  );
}
