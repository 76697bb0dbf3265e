/** What the reader's settings show to everybody: what an account holds, and the settings that need none. */
import type { SettingsTab } from '@masthead/urls';
import type { NewslettersPanel } from '../../components/settings/NewslettersPanel.tsx';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface SettingsPageData extends WithText {
  tab: SettingsTab;
  /** On the tab that offers them. */
  newsletters?: Parameters<typeof NewslettersPanel>[0]['offered'];
}
