/** The stories of one page of a map, as plain links. */
import type { Link } from '../../base/link.ts';
import { Links } from '../links/Links.tsx';
import styles from './MapEntries.module.css';

export function MapEntries({ entries }: { entries: Link[] }) {
  return <Links links={entries} linkClass={styles.entry} />;
}
