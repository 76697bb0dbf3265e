/** The reader's settings: what is kept for whoever is signed in; for everybody else what that would be, and the way in. */
import { LOGIN_PATH } from '@masthead/account';
import { ButtonLink } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { useWatched } from '../../base/watched.ts';
import { account } from '../../components/account/account.ts';
import { LookChoice } from '../../components/settings/LookChoice.tsx';
import { SettingsFrame } from '../../components/settings/SettingsFrame.tsx';
import { SettingsPanels } from '../../components/settings/SettingsPanels.tsx';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { SettingsPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { tab, newsletters = [], ...page } }: { data: SettingsPageData }) {
  const reader = useWatched(account);
  if (reader.auth.loggedIn)
    return (
      <SettingsFrame account={reader} tab={tab}>
        <SettingsPanels tab={tab} account={reader} offered={newsletters} />
      </SettingsFrame>
    );
  const isKnown = reader.auth.user === null;
  return (
    <div className={isKnown ? undefined : styles.unknown}>
      <StandingPage {...page}>
        <p className={styles.way}>
          <ButtonLink kind="brand" href={`${LOGIN_PATH}?returnTo=${pathTo('user-settings', { tab })}`}>
            Sign in
          </ButtonLink>
          <ButtonLink kind="line" href={`${LOGIN_PATH}?screen=join&returnTo=${pathTo('user-settings', { tab })}`}>
            Join
          </ButtonLink>
        </p>
        <LookChoice note="Kept in this browser only." />
      </StandingPage>
    </div>
  );
}
