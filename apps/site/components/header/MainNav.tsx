/** The main links of the bar and the button of the mega menu, from 1024 px. */
import { Icon } from '@masthead/ui';
import { useState } from 'react';
import type { BrandKey } from '../../base/brands.ts';
import { currentPage } from './current-page.ts';
import styles from './MainNav.module.css';
import { MegaMenu } from './MegaMenu.tsx';
import type { Navigation } from './navigation.ts';

const MENU = 'topics-menu';

interface MainNavProps {
  navigation: Navigation;
  brand: BrandKey;
  path: string;
}

export function MainNav({ navigation, brand, path }: MainNavProps) {
  // Known once the menu has moved: without a script the browser itself tells whether it is open.
  const [open, setOpen] = useState<boolean>();
  return (
    <nav className={styles.nav} aria-label="Main">
      {navigation.main[brand].map((link) => (
        <a className={styles.item} key={link.href} href={link.href} aria-current={currentPage(link.href, path)}>
          {link.label}
        </a>
      ))}
      <button className={styles.item} type="button" popoverTarget={MENU} aria-controls={MENU} aria-expanded={open}>
        Topics <Icon name="chevron" small />
      </button>
      <MegaMenu id={MENU} mega={navigation.mega} onToggle={setOpen} />
    </nav>
  );
}
