/** The words that those who measure have for videos. */

export const SEQUENCE_TYPES = ['playlist', 'single'] as const;
export const AUTOPLAY_KINDS = ['unknown', 'manual', 'auto', 'continuous'] as const;
export type AutoplayKind = (typeof AUTOPLAY_KINDS)[number];

/** A video's states as an analytics service numbers them. */
export const ANALYTICS_STATES = { unplayed: 's1', played: 's2', stopped: 's3', completed: 's4' } as const;
