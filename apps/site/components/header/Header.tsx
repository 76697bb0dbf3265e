/** The bar of every page: flag, main links, sister publication, search, theme, menu. On the front page the flag hangs below it. */
import { classes, IconLink, Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { useRef } from 'react';
import { type BrandKey, sisterOf } from '../../base/brands.ts';
import type { Link } from '../../base/link.ts';
import { Burger } from './Burger.tsx';
import { Drawer } from './Drawer.tsx';
import { Flag } from './Flag.tsx';
import styles from './Header.module.css';
import { MainNav } from './MainNav.tsx';
import type { Navigation } from './navigation.ts';
import { SisterLink } from './SisterLink.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

interface HeaderProps {
  /** Without it (the content service is away) the bar has no menus. */
  navigation: Navigation | undefined;
  brand: BrandKey;
  brandName: string;
  homeHref: string;
  sister: Link;
  path: string;
  front?: boolean;
}

const DRAWER = 'menu';
const SEARCH = pathTo('search', {});

export function Header({ navigation, brand, brandName, homeHref, sister, path, front = false }: HeaderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sisterBrand = sisterOf(brand);
  return (
    <header className={classes(styles.bar, front && styles.front)}>
      <Wrap className={styles.inner}>
        <Flag className={styles.flag} brandName={brandName} homeHref={homeHref} />
        {navigation && <MainNav navigation={navigation} brand={brand} path={path} />}
        <div className={classes(styles.tools, navigation && styles.withMenu)}>
          <SisterLink className={styles.sister} sister={sister} brand={sisterBrand} />
          <IconLink icon="search" label="Search" href={SEARCH} />
          <ThemeToggle />
          {navigation && <Burger className={styles.burger} drawer={DRAWER} dialog={dialog} />}
        </div>
      </Wrap>
      {navigation && (
        <Drawer
          id={DRAWER}
          dialog={dialog}
          navigation={navigation}
          brand={brand}
          brandName={brandName}
          homeHref={homeHref}
          sister={sister}
          sisterBrand={sisterBrand}
          path={path}
        />
      )}
    </header>
  );
}
