/** The one choice of panel, for whoever is signed in. */
import type { SettingsTab } from '@masthead/urls';
import type { Account } from '../account/account.ts';
import { AlertsPanel } from './AlertsPanel.tsx';
import { FollowingPanel } from './FollowingPanel.tsx';
import { NewslettersPanel, type OfferedNewsletter } from './NewslettersPanel.tsx';
import { PrivacyPanel } from './PrivacyPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { Failed, Waiting } from './parts.tsx';
import { SavedPanel } from './SavedPanel.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';

interface SettingsPanelsProps {
  tab: SettingsTab;
  account: Account;
  offered: readonly OfferedNewsletter[];
}

export function SettingsPanels({ tab, account: { auth, kept, problem }, offered }: SettingsPanelsProps) {
  const email = auth.user?.email.email ?? '';
  if (tab === 'profile') return <ProfilePanel profile={auth.profile} />;
  if (tab === 'security') return <SecurityPanel profile={auth.profile} email={email} />;
  if (problem) return <Failed message={problem} again={() => location.reload()} />;
  if (!kept) return <Waiting />;
  switch (tab) {
    case 'saved':
      return <SavedPanel saved={kept.saved} />;
    case 'following':
      return <FollowingPanel following={kept.following} />;
    case 'alerts':
      return <AlertsPanel alerts={kept.alerts} />;
    case 'newsletters':
      return <NewslettersPanel offered={offered} chosen={kept.newsletters} email={email} />;
    case 'privacy':
      return <PrivacyPanel preferences={kept.preferences} profile={auth.profile} />;
  }
}
