/** What the desk tells of stories, published or not. */
import { isFields, isListOf, isNumber, isOrNull, isText } from '../guards.ts';

export const STATUSES = ['draft', 'scheduled', 'published', 'unpublished', 'binned'] as const;
export type Status = (typeof STATUSES)[number];

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Withdrawn',
  binned: 'In the bin',
};

export interface Manuscript {
  id: string;
  slug: string;
  headline: string;
  status: Status;
  revision: number;
  publishedRevision: number | null;
  published: string | null;
  scheduled: string | null;
  scheduledRevision: number | null;
  binned: string | null;
  binnedBy: string | null;
  saved: string;
}

/** What its editors should look at again, and where in its document it is. */
interface Warning {
  field: string;
  message: string;
}

/** What one of its texts may not hold and what is therefore not in it. */
interface LeftOut extends Warning {
  /** The words where it stood first; empty where there are none. */
  near: string;
}

export interface ListedStory extends Manuscript {
  warnings: Warning[];
  leftOut: LeftOut[];
}

/** Of a revision only what tells an editor which it is. */
export interface Revision {
  revision: number;
  document: { headline: string; slug: string; dek?: string; body?: string };
}

const isStatus = (value: unknown): value is Status => STATUSES.some((status) => status === value);

export const isManuscript = (value: unknown): value is Manuscript =>
  isFields(value) &&
  [value.id, value.slug, value.headline, value.saved].every(isText) &&
  isStatus(value.status) &&
  isNumber(value.revision) &&
  [value.publishedRevision, value.scheduledRevision].every(isOrNull(isNumber)) &&
  [value.published, value.scheduled, value.binned, value.binnedBy].every(isOrNull(isText));

const isWarning = (value: unknown): value is Warning => isFields(value) && isText(value.field) && isText(value.message);
const isLeftOut = (value: unknown): value is LeftOut => isFields(value) && isText(value.near) && isWarning(value);
const areWarnings = isListOf(isWarning);
const areLeftOut = isListOf(isLeftOut);

const isListedStory = (value: unknown): value is ListedStory =>
  isFields(value) && areWarnings(value.warnings) && areLeftOut(value.leftOut) && isManuscript(value);

export const areListedStories = isListOf(isListedStory);
export const areSlugs = isListOf(isText);

export const isRevision = (value: unknown): value is Revision =>
  isFields(value) &&
  isNumber(value.revision) &&
  isFields(value.document) &&
  [value.document.headline, value.document.slug].every(isText) &&
  [value.document.dek, value.document.body].every((text) => text === undefined || isText(text));

/** Where a revision can be seen for a while. */
interface Preview {
  url: string;
}

export const isPreview = (value: unknown): value is Preview => isFields(value) && isText(value.url);

/** Readers see an earlier revision than the newest, or will. */
export const isBehind = ({ revision }: Manuscript, shown: number | null): boolean => shown !== null && shown < revision;
