/** The way down to what is shown, the broadest first; only that has the brand's tick. Nothing for what lies nowhere. */
import { Kicker } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import styles from './Breadcrumbs.module.css';

export function Breadcrumbs({ trail: [root, ...below] }: { trail: readonly Link[] }) {
  if (!root) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        <li>
          <Kicker href={root.href}>{root.label}</Kicker>
        </li>
        {below.map(({ label, href }) => (
          <li key={href} className={styles.below}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
