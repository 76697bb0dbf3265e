/** What can be bought of a picture, and where. */
import { Hed } from '@masthead/ui';
import { Offers } from '../product/Offers.tsx';
import styles from './ShotProduct.module.css';
import type { Shot } from './shot.ts';

export function ShotProduct({ product: { name, offers } }: { product: NonNullable<Shot['product']> }) {
  return (
    <section className={styles.product} aria-label={`In this picture: ${name}`}>
      <Hed as="h2" size="4">
        In this picture: {name}
      </Hed>
      <Offers offers={offers} of={name} />
    </section>
  );
}
