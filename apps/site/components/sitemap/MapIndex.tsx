/** All maps, each with its years and how much there is in each. */
import { Hed } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import styles from './MapIndex.module.css';

export interface MapOfYears extends Link {
  years: (Link & { count: number })[];
}

const number = new Intl.NumberFormat('en-US');

export function MapIndex({ maps }: { maps: MapOfYears[] }) {
  return maps.map(({ label, href, years }) => (
    <section className={styles.map} key={href} aria-label={label}>
      <Hed as="h2" size="3">
        <a className={styles.link} href={href}>
          {label}
        </a>
      </Hed>
      <ul className={styles.years}>
        {years.map((year) => (
          <li key={year.href}>
            <a className={styles.link} href={year.href}>
              {year.label}
            </a>{' '}
            <span className={styles.count}>{number.format(year.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
