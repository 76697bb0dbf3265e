/** Comments and decisions, as the desk tells them. */
import { DESK_DISCUSSION_API } from '@masthead/talk';
import { type Is, isBoolean, isFields, isIfSaid, isListOf, isNumber, isOrNull, isText } from '../guards.ts';

export const QUEUES = ['held', 'reported'] as const;
export type Queue = (typeof QUEUES)[number];

export interface QueuedComment {
  id: string;
  story: string;
  at: string;
  name: string;
  reader: string;
  heldFor: string | null;
  isReply: boolean;
  text: string;
  /** Reasons of readers who reported it. */
  reports: string[];
  /** How many of theirs were approved before. */
  approved: number;
  bannedUntil: string | null;
}

export interface DiscussedStory {
  id: string;
  headline: string;
  path: string;
}

export type Waiting = Readonly<Record<Queue, number>>;

export interface QueueAnswer {
  comments: QueuedComment[];
  stories: DiscussedStory[];
  waiting: Waiting;
}

const isWaiting: Is<Waiting> = (value): value is Waiting =>
  isFields(value) && QUEUES.every((queue) => isNumber(value[queue]));

const isComment: Is<QueuedComment> = (value): value is QueuedComment =>
  isFields(value) &&
  [value.id, value.story, value.at, value.name, value.reader, value.text].every(isText) &&
  [value.heldFor, value.bannedUntil].every(isOrNull(isText)) &&
  isBoolean(value.isReply) &&
  isListOf(isText)(value.reports) &&
  isNumber(value.approved);

const isStory: Is<DiscussedStory> = (value): value is DiscussedStory =>
  isFields(value) && [value.id, value.headline, value.path].every(isText);

export const isQueueAnswer: Is<QueueAnswer> = (value): value is QueueAnswer =>
  isFields(value) &&
  isListOf(isComment)(value.comments) &&
  isListOf(isStory)(value.stories) &&
  isWaiting(value.waiting);

export const isDecided: Is<{ waiting: Waiting }> = (value): value is { waiting: Waiting } =>
  isFields(value) && isWaiting(value.waiting);

export interface OpenStory extends DiscussedStory {
  count: number;
  closed?: { at: number; by: string } | null | undefined;
}

export const areOpenStories: Is<OpenStory[]> = isListOf(
  (value): value is OpenStory =>
    isStory(value) &&
    isFields(value) &&
    isNumber(value.count) &&
    isIfSaid((closed): closed is object => isFields(closed) && isNumber(closed.at) && isText(closed.by))(value.closed),
);

export interface ListedWord {
  word: string;
  by: string;
}

export const areWords: Is<ListedWord[]> = isListOf(
  (value): value is ListedWord => isFields(value) && isText(value.word) && isText(value.by),
);

export interface Decided {
  entry: number;
  at: string;
  who: string;
  action: string;
  reason: string;
  excerpt: string;
}

export const areDecisions: Is<Decided[]> = isListOf(
  (value): value is Decided =>
    isFields(value) &&
    isNumber(value.entry) &&
    [value.at, value.who, value.action, value.reason, value.excerpt].every(isText),
);

export const isNothing: Is<null> = (value): value is null => value === null;

export const callOf = (path: string): string => DESK_DISCUSSION_API + path;

const HELD_WORDS: Readonly<Record<string, string>> = {
  first: 'First comment',
  link: 'Has a link',
  word: 'On the word list',
  name: 'Name looks like another’s',
  reports: 'Hidden by reports',
};
export const heldWords = (why: string | null): string => HELD_WORDS[why ?? ''] ?? 'Held';

const DONE_WORDS: Readonly<Record<string, string>> = {
  approve: 'approved',
  remove: 'removed',
  pick: 'picked',
  unpick: 'unpicked',
  fold: 'folded',
  unfold: 'unfolded',
  ban: 'kept from writing',
  unban: 'let write again',
  close: 'closed the discussion of',
  open: 'opened the discussion of',
  'add-word': 'put on the list',
  'drop-word': 'took off the list',
};
export const doneWords = (action: string): string => DONE_WORDS[action] ?? action;
