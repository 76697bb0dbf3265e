/** What the reader's settings show: what an account holds, and the settings that need none. */
import type { WithText } from '../../components/standing/standing-text.ts';

export type SettingsPageData = WithText;
