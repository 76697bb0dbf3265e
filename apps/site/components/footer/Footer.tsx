/** The foot of every page: what we stand for, the lists, the legal row. Without a navigation, the legal row alone. */
import { Wrap } from '@masthead/ui';
import type { Navigation } from '../header/navigation.ts';
import { Links } from '../links/Links.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  navigation: Navigation | undefined;
  brandName: string;
  year: number;
}

export function Footer({ navigation, brandName, year }: FooterProps) {
  return (
    <footer className={styles.foot}>
      <Wrap>
        {navigation && (
          <div className={styles.grid}>
            <p className={styles.statement}>{navigation.footer.statement}</p>
            {navigation.footer.columns.map((column) => (
              <div key={column.title}>
                <h2 className={styles.title}>{column.title}</h2>
                <Links links={column.links} linkClass={styles.link} />
              </div>
            ))}
          </div>
        )}
        <div className={styles.base}>
          <p>
            © {year} {brandName}
          </p>
          {navigation && navigation.footer.base.length > 0 && (
            <Links links={navigation.footer.base} listClass={styles.legal} linkClass={styles.link} />
          )}
        </div>
      </Wrap>
    </footer>
  );
}
