/** What an account keeps for its reader, as the service tells it and the page shows it. Times are ISO instants. */

export const FOLLOW_KINDS = ['topic', 'person', 'product'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

export interface Shelf {
  readonly id: string;
  readonly name: string;
}

/** What it is called and looks like is the content service's to say. */
export interface SavedStory {
  readonly storyId: string;
  /** The shelf that it stands on, by id. */
  readonly shelf: string | null;
  readonly savedAt: string;
}

export interface Saved {
  /** Newest first. */
  readonly stories: readonly SavedStory[];
  /** As they were made. */
  readonly shelves: readonly Shelf[];
}

export interface Followed {
  readonly kind: FollowKind;
  /** A topic's or product's slug, a person's username. */
  readonly key: string;
  readonly since: string;
}

export interface ReadStory {
  readonly storyId: string;
  readonly readAt: string;
}

export const THEMES = ['device', 'light', 'dark'] as const;
export const TEXT_SIZES = ['usual', 'large', 'largest'] as const;

export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** Fewer advertisements, chosen by the story and never by its reader. */
  readonly adLight: boolean;
  /** What was read is written down. */
  readonly history: boolean;
}

export const PREFERENCES_AT_START: Preferences = {
  theme: 'device',
  textSize: 'usual',
  adLight: true,
  history: false,
};

export interface PriceAlert {
  readonly id: string;
  /** The product's slug. */
  readonly product: string;
  /** In cents, and the currency's code: what its reader wants to pay at most. */
  readonly cents: number;
  readonly currency: string;
  readonly since: string;
}

/** `GET /api/account/reading`: all but what was read, which is asked for by itself. */
export interface ReadingKept {
  readonly saved: Saved;
  readonly following: readonly Followed[];
  readonly preferences: Preferences;
  /** By slug. */
  readonly newsletters: readonly string[];
  readonly alerts: readonly PriceAlert[];
}

/** So much is kept; more is nobody's to read. */
export const READING_LIMITS = {
  saved: 1000,
  shelves: 40,
  shelfName: 40,
  following: 400,
  history: 1000,
  newsletters: 50,
} as const;
