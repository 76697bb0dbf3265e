/** What the desk answers. */
import { JOB_STATES } from '@masthead/jobs';
import { contentDate, READER_ERROR_KINDS, STORY_TYPE_NAMES } from '@masthead/model';
import { z } from 'zod';
import { leftOut } from '../../documents/left-out.ts';
import { liveChange } from '../../documents/live.ts';
import { storyDocument } from '../../kinds/kinds.ts';
import { errorFrame, sightings } from '../../reports/shapes.ts';
import { SCOPES } from '../../use-cases/writing/tokens.ts';
import { STORY_EVENTS } from '../../webhooks/webhooks.ts';
import { STATUSES } from '../desk-lists.ts';
import { instantText, text } from './call.ts';

const name = z.string();
const instantOrNull = instantText.nullable();

const manuscriptEntry = z.strictObject({
  id: z.string(),
  typeName: z.enum(STORY_TYPE_NAMES),
  slug: z.string(),
  headline: z.string(),
  status: z.enum(STATUSES),
  revision: z.int(),
  publishedRevision: z.int().nullable(),
  published: instantOrNull,
  updated: instantOrNull,
  scheduled: instantOrNull,
  scheduledRevision: z.int().nullable(),
  binned: instantOrNull,
  binnedBy: z.string().nullable(),
  created: instantText,
  saved: instantText,
});

export const manuscript = z.strictObject({ ...manuscriptEntry.shape, document: storyDocument });

export const revisionEntry = z.strictObject({
  revision: z.int(),
  action: z.string(),
  savedBy: name,
  saved: instantText,
});
export const revision = z.strictObject({ revision: z.int(), document: storyDocument });

export const storyPreview = z.strictObject({ url: z.string(), revision: z.int(), until: instantText });

export const leftOutMeta = z.strictObject({ leftOut: z.array(leftOut) });
const warning = z.strictObject({ field: z.string(), message: z.string() });
export const manuscriptMeta = z.strictObject({ ...leftOutMeta.shape, warnings: z.array(warning) });
export const listedManuscript = z.strictObject({ ...manuscriptEntry.shape, ...manuscriptMeta.shape });
export const listMeta = z.strictObject({ total: z.int() });

export const topicChoice = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name,
  description: z.string(),
  parent: z.string().nullable(),
  path: z.array(z.string()),
});

export const person = z.strictObject({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  bio: z.string(),
  picture: z.string().nullable(),
});

export const productChoice = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name,
  maker: z.string(),
  kind: z.string(),
  picture: z.string().nullable(),
});

export const picture = z.strictObject({
  id: z.string(),
  typeName: z.literal('content_image'),
  bucketType: z.string(),
  bucketPath: z.string(),
  path: z.string(),
  filename: z.string(),
  dateCreated: contentDate.nullable(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  caption: z.string(),
  credits: z.string(),
  dominantColor: z.string(),
  focalPoint: z.strictObject({ x: z.number(), y: z.number() }),
});

export const flag = z.looseObject({ name, owner: z.string(), does: z.string(), on: z.boolean() });
export const flagSet = z.strictObject({ name, on: z.boolean() });
export const flagChange = z.strictObject({ by: name, at: instantText, from: z.boolean(), to: z.boolean() });

export const holder = z.strictObject({ name });

export const miss = z.strictObject({
  query: z.string(),
  outcome: z.enum(['nothing', 'relaxed']),
  times: z.int(),
  lastDay: z.string(),
});

export const missingAddress = z.strictObject({
  path: z.string(),
  readers: z.int(),
  robots: z.int(),
  first: instantText,
  last: instantText,
  referrers: z.array(z.strictObject({ referrer: z.string(), times: z.int() })),
  nearest: z.strictObject({ url: z.string(), headline: z.string() }).nullable(),
});
export const redirectMade = z.strictObject({ path: z.string(), target: z.string().nullable(), made: instantText });
export const onePath = z.strictObject({ path: z.string() });

export const readerError = z.strictObject({
  id: z.string(),
  kind: z.enum(READER_ERROR_KINDS),
  name,
  message: z.string(),
  times: z.int(),
  frames: z.array(errorFrame),
  ...sightings.shape,
  firstBuild: z.string(),
  lastBuild: z.string(),
  first: instantText,
  last: instantText,
});
export const oneId = z.strictObject({ id: z.string() });

export const job = z.strictObject({
  id: z.string(),
  job: name,
  state: z.enum(JOB_STATES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  progress: z.strictObject({ done: z.number(), total: z.number() }).nullable(),
  due: instantOrNull,
  started: instantOrNull,
  finished: instantOrNull,
});

export const auditEntry = z.strictObject({
  entry: z.int(),
  at: instantText,
  who: name,
  from: z.string().nullable(),
  action: z.string(),
  does: z.string(),
  about: z.string(),
  slug: z.string().nullable(),
});

export const coverage = z.looseObject({
  id: z.string(),
  slug: z.string(),
  headline: z.string(),
  type: z.string(),
  eventStart: contentDate,
  eventEnd: contentDate.nullable(),
  ended: z.boolean(),
  lastEvent: z.int(),
  readers: z.int(),
});

/** An entry as readers get it, or the state of the coverage. */
const liveItem = z.looseObject({
  id: z.string(),
  type: z.string(),
  event: z.int(),
  sequence: z.number(),
  deleted: z.boolean(),
});
export const itemChange = z.strictObject({ item: liveItem, lastEvent: z.int() });

const waitingPost = z.strictObject({
  id: z.string(),
  at: instantText,
  by: name,
  headline: z.string(),
  body: z.string(),
  author: z.string().nullable(),
  important: z.boolean(),
  pinned: z.boolean(),
});
export const scheduledPost = z.strictObject({ scheduled: z.literal(true), ...waitingPost.shape });
export const cancelledPost = z.strictObject({ scheduled: z.literal(false), id: z.string() });

export const deskCoverage = z.strictObject({
  story: coverage,
  items: z.array(liveItem),
  scheduled: z.array(waitingPost),
  authors: z.array(z.strictObject({ username: z.string(), name })),
  readers: z.int(),
});

export const liveEvent = z.strictObject({
  event: z.int(),
  item: z.string().nullable(),
  by: name,
  at: instantText,
  change: liveChange,
});
export const preview = z.strictObject({ slug: z.string(), item: liveItem });
export const readers = z.strictObject({ readers: z.int() });
export const channel = z.looseObject({ channelDetails: z.looseObject({ key: z.string() }) });

const webhookShape = {
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(STORY_EVENTS)),
  about: z.string(),
  createdBy: name,
  created: instantText,
  oldSecretUntil: instantOrNull,
};
export const webhook = z.strictObject(webhookShape);
/** The secret is shown this once. */
export const newWebhook = z.strictObject({ ...webhookShape, secret: z.string() });
export const removedWebhook = z.strictObject({ id: z.string(), removed: z.literal(true) });
const messageShape = {
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed', 'unclear']),
  attempts: z.int(),
  created: instantText,
  changed: instantText,
  next: instantOrNull,
  error: z.string().nullable(),
  whole: z.boolean(),
};
export const message = z.strictObject(messageShape);
export const wholeMessage = z.strictObject({
  ...messageShape,
  messageId: z.string(),
  html: z.string().nullable(),
  text: z.string().nullable(),
});
export const wayOut = z.strictObject({
  from: z.string(),
  server: z.string().nullable(),
  signedBy: z.string().nullable(),
  wordsKeptDays: z.int(),
  keptDays: z.int(),
});
export const delivery = z.strictObject({
  id: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  created: instantText,
  tried: instantOrNull,
  next: instantOrNull,
  status: z.int().nullable(),
  error: z.string().nullable(),
});

export const token = z.object({
  name: text,
  scopes: z.array(z.enum(SCOPES)),
  created: instantText,
  used: instantText.nullable(),
});
export const newToken = z.object({ name: text, scopes: z.array(z.enum(SCOPES)), token: text });
export const revokedToken = z.object({ name: text, revoked: z.literal(true) });
