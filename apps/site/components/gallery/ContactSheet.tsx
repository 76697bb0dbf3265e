/** Every picture of a gallery at the size of a thumb, each a way to it. */
import { Picture } from '../picture/Picture.tsx';
import styles from './ContactSheet.module.css';
import type { Thumb } from './shot.ts';

export function ContactSheet({ thumbs, current }: { thumbs: Thumb[]; current: number }) {
  return (
    <nav className={styles.sheet} aria-label="Contact sheet">
      <p className={styles.title} aria-hidden="true">
        Contact sheet
      </p>
      <ol className={styles.thumbs}>
        {thumbs.map(({ href, title, picture }, index) => (
          <li key={href}>
            <a
              className={styles.thumb}
              href={href}
              aria-label={`Picture ${index + 1}: ${title}`}
              aria-current={index + 1 === current ? (href.startsWith('#') ? 'location' : 'page') : undefined}
            >
              {picture ? (
                <Picture picture={picture} className={styles.picture} />
              ) : (
                <span className={styles.number}>{index + 1}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
