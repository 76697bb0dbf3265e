/**
 * What the newsroom is told of its audience (docs/contracts/audience.md), for both ends: `services/events` counts it,
 * the studio shows it. Every figure is of readers who may be measured, and a reader is a visit.
 */
import type { Quarter } from './quarters.ts';

export const AUDIENCE_RANGES = ['now', 'today', 'week', 'season'] as const;
export type AudienceRange = (typeof AUDIENCE_RANGES)[number];

/** Asked for there with a desk's token, or followed on the socket of live coverage under a channel's name. */
export const AUDIENCE_PATH = '/api/live/audience/';
export const audienceChannel = (range: AudienceRange): string => `audience-${range}`;

/** Where readers come from, in the words that the newsroom has for it. */
export const SOURCES = ['search', 'own', 'direct', 'social', 'letter', 'alert', 'other'] as const;
export type Source = (typeof SOURCES)[number];
export type Sources = Readonly<Record<Source, number>>;

/** Readers in each part of a time, and how many there usually are. */
export interface ReadersLine {
  from: number;
  /** Milliseconds of each part. */
  step: number;
  /** Up to now; the last part may still be growing. */
  readers: readonly number[];
  /** The whole time, the rest of a day included; null where there is nothing to compare with. */
  usual: readonly number[] | null;
}

export interface StoryReading {
  storyId: string;
  hereNow: number;
  views: number;
  /** Mean attention that a page view had, in milliseconds. */
  engagedMs: number;
  sources: Sources;
  /** Page views, one number for each part of the range. */
  line: readonly number[];
}

export interface Depth {
  percent: Quarter;
  /** Of page views of stories, the part that got there. */
  part: number;
}

/** The 75th reader in a hundred had it no worse, within two and a half percent. */
export interface Vital {
  /** The site's name for such a page; empty for all of them together. */
  pageKind: string;
  metric: string;
  p75: number;
  samples: number;
}

/** How one bucket of an experiment does against its control; shares of readers, from −1 to 1. */
export interface ExperimentReading {
  id: string;
  version: string;
  hypothesis: string;
  owner: string;
  end: number;
  bucket: string;
  /** Of all its buckets. */
  readers: number;
  /** Absent as long as nobody can tell. */
  difference?: { low: number; high: number };
  /** How likely readers fell so unevenly by chance, where that is too unlikely to be believed. */
  mismatch?: number;
}

/** Something with a story of ours, by its id. */
export interface StoryCount {
  storyId: string;
  readers: number;
}

export interface Acts {
  shopVisits: number;
  joinedLetters: number;
  newAccounts: number;
}

/** What can be told from events alone. */
export interface AudienceCounts {
  range: AudienceRange;
  /** When it was counted. */
  at: number;
  /** The zone whose midnight a day begins at. */
  zone: string;
  /** In the last five minutes, and the stories that they are in. */
  now: { readers: number; stories: number };
  line: ReadersLine;
  sources: Sources;
  /** In the week before. */
  usualSources: Sources;
  depth: readonly Depth[];
  usualDepth: readonly Depth[];
  stories: readonly StoryReading[];
  /** Mean attention of a page view of any story. */
  engagedMs: number;
  vitals: readonly Vital[];
  /** Page views, and those of them that showed an error. */
  views: { all: number; errors: number };
  experiments: readonly ExperimentReading[];
  /** Live coverage with readers in it, the most first. */
  live: readonly StoryCount[];
  searches: readonly { terms: string; times: number }[];
  acts: Acts;
}

/** A story as lists of the newsroom show it. */
export interface AudienceStory {
  headline: string;
  href: string;
  /** Set in the serif: it judges. */
  judges: boolean;
  picture?: string;
}

export interface AudienceReport extends AudienceCounts {
  /** By id; what readers can no longer see is missing. */
  known: Readonly<Record<string, AudienceStory>>;
}
