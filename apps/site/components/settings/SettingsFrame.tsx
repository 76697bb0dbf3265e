/** What all settings have around them: who it is, the tabs, and one panel at a time, each with an address of its own. */
import { Hed, Meta, Wrap } from '@masthead/ui';
import { pathTo, SETTINGS_TABS, type SettingsTab } from '@masthead/urls';
import type { ReactNode } from 'react';
import type { Account } from '../account/account.ts';
import { Initials } from '../account/Initials.tsx';
import { nameOf } from '../account/reader-name.ts';
import styles from './SettingsFrame.module.css';
import { monthOf } from './when.ts';

export const TAB_NAMES: Readonly<Record<SettingsTab, string>> = {
  saved: 'Saved',
  following: 'Following',
  alerts: 'Price alerts',
  newsletters: 'Newsletters',
  profile: 'Profile',
  security: 'Sign-in and devices',
  privacy: 'Privacy and data',
};

interface SettingsFrameProps {
  account: Account;
  tab: SettingsTab;
  children: ReactNode;
}

export function SettingsFrame({ account, tab, children }: SettingsFrameProps) {
  const { auth, kept } = account;
  const name = nameOf(auth);
  const email = auth.user?.email.email;
  const counts: Partial<Record<SettingsTab, number>> = kept
    ? {
        saved: kept.saved.stories.length,
        following: kept.following.length,
        alerts: kept.alerts.length,
        newsletters: kept.newsletters.length,
      }
    : {};
  return (
    <Wrap>
      <header className={styles.hello}>
        <Initials name={name} large />
        <div>
          {/* An address has few places to break. */}
          <Hed as="h1" size={name === email ? '3' : '1'}>
            {name}
          </Hed>
          <Meta>
            {email !== name && `${email}. `}
            {auth.profile && `Here since ${monthOf(auth.profile.since)}`}
          </Meta>
        </div>
      </header>
      <div className={styles.columns}>
        <nav className={styles.tabs} aria-label="Your account" ref={(tabs) => showCurrent(tabs)}>
          {SETTINGS_TABS.map((each) => (
            <a
              key={each}
              href={pathTo('user-settings', { tab: each })}
              aria-current={each === tab ? 'page' : undefined}
            >
              {TAB_NAMES[each]}
              <Count of={counts[each]} />
            </a>
          ))}
        </nav>
        <section className={styles.panel} aria-label={TAB_NAMES[tab]}>
          {children}
        </section>
      </div>
    </Wrap>
  );
}

/** On a phone the tabs are a row that is wider than it: the one that is open is in view, each time that the row is another. */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
}

const Count = ({ of }: { of: number | undefined }) => (of === undefined ? null : <small>{of}</small>);
