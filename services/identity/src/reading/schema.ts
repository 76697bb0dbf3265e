/** The tables of what an account keeps for its reader. */
import type { FollowKind, Preferences } from '@masthead/account';

interface ShelfRow {
  id: string;
  account_id: string;
  name: string;
  /** As it is compared: two that are read as one name are one shelf. */
  name_key: string;
  made_at: number;
}

interface SavedRow {
  account_id: string;
  story_id: string;
  shelf_id: string | null;
  saved_at: number;
}

interface FollowingRow {
  account_id: string;
  kind: FollowKind;
  key: string;
  since: number;
}

interface HistoryRow {
  account_id: string;
  story_id: string;
  read_at: number;
}

interface PreferencesRow {
  account_id: string;
  theme: Preferences['theme'];
  text_size: Preferences['textSize'];
  ad_light: number;
  history: number;
}

interface NewsletterRow {
  account_id: string;
  newsletter: string;
  since: number;
}

/** Filled by whoever watches prices. */
interface AlertRow {
  id: string;
  account_id: string;
  product: string;
  cents: number;
  currency: string;
  made_at: number;
}

export interface ReadingSchema {
  account_shelves: ShelfRow;
  account_saved: SavedRow;
  account_following: FollowingRow;
  account_history: HistoryRow;
  account_preferences: PreferencesRow;
  account_newsletters: NewsletterRow;
  account_alerts: AlertRow;
}
