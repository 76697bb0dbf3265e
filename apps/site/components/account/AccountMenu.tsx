/** Who is signed in, in the bar: their initials open a menu. A native popover: Escape closes it, and focus goes back. */
import { useCallback, useRef, useState } from 'react';
import { useWatched } from '../../base/watched.ts';
import { useCloseOnNavigation } from '../header/navigated.ts';
import { chooseTheme, type ThemeWish, useThemeWish } from '../header/theme.ts';
import styles from './AccountMenu.module.css';
import { type Account, account } from './account.ts';
import { Initials } from './Initials.tsx';
import { nameOf } from './reader-name.ts';

const MENU = 'account-menu';
const THEMES: readonly { wish: ThemeWish; label: string }[] = [
  { wish: 'device', label: 'Device' },
  { wish: 'light', label: 'Light' },
  { wish: 'dark', label: 'Dark' },
];

export function AccountMenu({ onLogOut }: { onLogOut(): void }) {
  const shown = useWatched(account);
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => menu.current?.hidePopover?.(), []);
  useCloseOnNavigation(close);
  const name = nameOf(shown.auth);
  return (
    <>
      <button
        className={styles.me}
        type="button"
        popoverTarget={MENU}
        aria-label="Your account"
        aria-controls={MENU}
        aria-expanded={open}
      >
        <Initials name={name} />
      </button>
      <nav
        className={styles.menu}
        id={MENU}
        ref={menu}
        popover="auto"
        aria-label="Your account"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <Who {...shown} />
        <AccountLinks {...shown} />
        <div className={styles.rule} />
        <ThemeSegments />
        <button type="button" className={styles.item} onClick={onLogOut}>
          Log out
        </button>
      </nav>
    </>
  );
}

/** The same without a popover, in the menu of small screens. */
export function DrawerAccount({ onLogOut }: { onLogOut(): void }) {
  const shown = useWatched(account);
  return (
    <div className={styles.drawer}>
      <Who {...shown} />
      <AccountLinks {...shown} />
      <button type="button" className={styles.item} onClick={onLogOut}>
        Log out
      </button>
    </div>
  );
}

function Who({ auth }: Account) {
  const name = nameOf(auth);
  return (
    <div className={styles.who}>
      <Initials name={name} />
      <div>
        <b>{name}</b>
        {auth.user && name !== auth.user.email.email && <small>{auth.user.email.email}</small>}
      </div>
    </div>
  );
}

function AccountLinks({ kept }: Account) {
  const links = [
    { label: 'Saved stories', href: '/user/settings/saved/', count: kept?.saved.stories.length },
    { label: 'Following', href: '/user/settings/following/', count: kept?.following.length },
    { label: 'Price alerts', href: '/user/settings/alerts/', count: kept?.alerts.length },
    { label: 'Newsletters', href: '/user/settings/newsletters/', count: kept?.newsletters.length },
    { label: 'Settings', href: '/user/settings/profile/' },
  ];
  return (
    <ul>
      {links.map(({ label, href, count }) => (
        <li key={href}>
          <a className={styles.item} href={href}>
            {label}
            {count !== undefined && <small>{count}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ThemeSegments() {
  const chosen = useThemeWish();
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>Look of the page</legend>
      {THEMES.map(({ wish, label }) => (
        <button key={wish} type="button" aria-pressed={chosen === wish} onClick={() => chooseTheme(wish)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
