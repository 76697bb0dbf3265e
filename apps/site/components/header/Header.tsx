/** The bar of every page: flag, main links, sister publication, search, theme, menu. On the front page the flag hangs below it. */
import { LOGIN_PATH } from '@masthead/account';
import { ButtonLink, classes, Flag, IconLink, Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { useRef } from 'react';
import { type BrandKey, sisterOf } from '../../base/brands.ts';
import { Kept } from '../../base/Kept.tsx';
import type { Link } from '../../base/link.ts';
import { accountParts } from '../../base/reader.ts';
import { useWatched } from '../../base/watched.ts';
import { Burger } from './Burger.tsx';
import { Drawer } from './Drawer.tsx';
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
  accounts?: boolean | undefined;
  front?: boolean;
}

const DRAWER = 'menu';
/** Only a path that the navigation links to makes a difference to its links. */
const placeIn = (navigation: Navigation | undefined, brand: BrandKey, path: string): string =>
  navigation?.main[brand].some(({ href }) => href === path) ? path : '';

const SEARCH = pathTo('search', {});

export function Header({ navigation, brand, brandName, homeHref, sister, path, accounts, front = false }: HeaderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const parts = useWatched(accountParts);
  const sisterBrand = sisterOf(brand);
  const place = placeIn(navigation, brand, path);
  // Without a script, too, whoever signs in comes back to what they read.
  const signIn = `${LOGIN_PATH}?returnTo=${encodeURIComponent(path)}`;
  return (
    <header className={classes(styles.bar, front && styles.front)}>
      <Wrap className={styles.inner}>
        <Flag className={styles.flag} brandName={brandName} homeHref={homeHref} />
        {navigation && (
          <Kept of={navigation} as={`main links ${brand} ${place}`}>
            <MainNav navigation={navigation} brand={brand} path={path} />
          </Kept>
        )}
        <div className={classes(styles.tools, navigation && styles.withMenu, accounts && styles.withAccount)}>
          <SisterLink className={styles.sister} sister={sister} brand={sisterBrand} />
          <IconLink icon="search" label="Search" href={SEARCH} />
          <ThemeToggle />
          {accounts && (
            <div className={styles.account}>
              {parts?.bar ?? (
                <ButtonLink kind="line" small href={signIn}>
                  Sign in
                </ButtonLink>
              )}
            </div>
          )}
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
          place={place}
          account={accounts && (parts?.drawer ?? <ButtonLink href={signIn}>Sign in or join</ButtonLink>)}
        />
      )}
    </header>
  );
}
