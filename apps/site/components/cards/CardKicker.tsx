/** A card's kicker: a link of its own above the link that covers the card. */
import { Kicker } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import styles from './Card.module.css';

export function CardKicker({ kicker }: { kicker: Link | undefined }) {
  if (!kicker) return null;
  return (
    <Kicker href={kicker.href} className={styles.kicker}>
      {kicker.label}
    </Kicker>
  );
}
