/** The foot of every page: what we stand for, the lists, the legal row. Without a navigation, the legal row alone. */
import { Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { CHOICES_ID } from '../consent/choices-id.ts';
import type { Navigation } from '../header/navigation.ts';
import { Links } from '../links/Links.tsx';
import styles from './Footer.module.css';

/** To change the choice is as easy as to make it: from every page, and where scripts run without leaving it. */
const COOKIE_CHOICES = { label: 'Cookie choices', href: `${pathTo('do-not-sell', {})}#${CHOICES_ID}` };

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
          <Links
            links={[...(navigation?.footer.base ?? []), COOKIE_CHOICES]}
            listClass={styles.legal}
            linkClass={styles.link}
          />
        </div>
      </Wrap>
    </footer>
  );
}
