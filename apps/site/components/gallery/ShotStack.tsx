/** Every picture of a gallery, each below the one before, with its number beside its words. */
import { VisuallyHidden } from '@masthead/ui';
import { AdSlot } from '../ads/AdSlot.tsx';
import { ShotCaption } from './ShotCaption.tsx';
import { ShotExhibit } from './ShotExhibit.tsx';
import { ShotProduct } from './ShotProduct.tsx';
import styles from './ShotStack.module.css';
import { type Shot, shotPlace } from './shot.ts';

/** An ad stands below every so many pictures, and never at the end. */
const BETWEEN_ADS = 4;

export function ShotStack({ shots }: { shots: readonly Shot[] }) {
  return shots.map((shot) => (
    <div className={styles.shot} key={shot.id}>
      <figure className={styles.figure} id={shotPlace(shot.number)}>
        <div className={styles.frame}>
          <ShotExhibit shot={shot} first={shot.number === 1} stacked />
        </div>
        <figcaption className={styles.words}>
          <p className={styles.number}>
            <VisuallyHidden>Picture </VisuallyHidden>
            {shot.number} <small>of {shots.length}</small>
          </p>
          <ShotCaption shot={shot} />
        </figcaption>
      </figure>
      {shot.product && <ShotProduct product={shot.product} />}
      {shot.number % BETWEEN_ADS === 0 && shot.number < shots.length && (
        <AdSlot slot="gallery" where={`below picture ${shot.number}`} light={shot.number === BETWEEN_ADS} />
      )}
    </div>
  ));
}
