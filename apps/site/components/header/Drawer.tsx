/** The menu below 1024 px: a modal dialog, so focus stays in it and Escape closes it. */
import { ButtonLink, Flag, IconButton } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import type { BrandKey } from '../../base/brands.ts';
import { Kept } from '../../base/Kept.tsx';
import type { Link } from '../../base/link.ts';
import { Links } from '../links/Links.tsx';
import { currentPage } from './current-page.ts';
import styles from './Drawer.module.css';
import { useCloseOnNavigation } from './navigated.ts';
import type { Navigation } from './navigation.ts';
import { SisterLink } from './SisterLink.tsx';

interface DrawerProps {
  id: string;
  /** The opener shares it, for browsers without invoker commands. */
  dialog: RefObject<HTMLDialogElement | null>;
  navigation: Navigation;
  brand: BrandKey;
  brandName: string;
  homeHref: string;
  sister: Link;
  sisterBrand: BrandKey;
  path: string;
  /** The path, where it is one of the navigation's. */
  place: string;
  /** The way into an account, or what is in it. */
  account: ReactNode;
}

/** Classic scrollbars take room: the page keeps it while the drawer locks the scroll. */
function rememberScrollbar(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}

/** A drawer left open in a window that grows (a tablet turned) would be hidden and still hold the page. */
function useCloseWhenWide(close: () => void): void {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 64em)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
}

export function Drawer({
  id,
  dialog,
  navigation,
  brand,
  brandName,
  homeHref,
  sister,
  sisterBrand,
  path,
  place,
  account,
}: DrawerProps) {
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  useCloseOnNavigation(close);
  useCloseWhenWide(close);
  return (
    <dialog
      className={styles.drawer}
      id={id}
      ref={dialog}
      aria-label="Menu"
      closedby="any"
      onBeforeToggle={(event) => event.newState === 'open' && rememberScrollbar()}
    >
      <div className={styles.top}>
        <Flag brandName={brandName} homeHref={homeHref} />
        <IconButton
          className={styles.close}
          icon="close"
          label="Close menu"
          command="close"
          commandfor={id}
          onClick={close}
        />
      </div>
      <Kept of={navigation} as={`menu ${brand} ${place}`}>
        <DrawerNav navigation={navigation} brand={brand} path={path} />
      </Kept>
      <div className={styles.foot}>
        {account}
        <SisterLink sister={sister} brand={sisterBrand} className={styles.sister} />
        <ButtonLink kind="line" href={pathTo('newsletters', {})}>
          Newsletters
        </ButtonLink>
      </div>
    </dialog>
  );
}

function DrawerNav({ navigation, brand, path }: Pick<DrawerProps, 'navigation' | 'brand' | 'path'>) {
  return (
    <nav className={styles.nav} aria-label="Menu">
      <ul>
        {navigation.main[brand].map((link) => (
          <li key={link.href}>
            <a className={styles.main} href={link.href} aria-current={currentPage(link.href, path)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <Links links={navigation.mega.big} listClass={styles.topics} linkClass={styles.topic} />
      {navigation.mega.columns.map((column) => (
        <section key={column.title}>
          <h2 className={styles.title}>{column.title}</h2>
          <Links links={column.links} listClass={styles.topics} linkClass={styles.topic} />
        </section>
      ))}
    </nav>
  );
}
