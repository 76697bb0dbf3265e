/** The calls of the desk. */

import { JOB_STATES } from '@masthead/jobs';
import { STORY_KINDS } from '@masthead/model';
import { z } from 'zod';
import { endInput, moveInput, postInput, timeInput, wordsInput } from '../../documents/live.ts';
import { rulePath } from '../../documents/standing.ts';
import { storyDocument } from '../../kinds/kinds.ts';
import { flagSetting } from '../../use-cases/flags.ts';
import { pictureDescription } from '../../use-cases/writing/pictures.ts';
import { redirectInput } from '../../use-cases/writing/redirects.ts';
import { rotationInput, webhookInput } from '../../webhooks/webhooks.ts';
import { previewing, restoring, scheduling } from '../desk.ts';
import { ENTRIES_TOLD } from '../desk-audit.ts';
import { recovering } from '../desk-bin.ts';
import { JOBS_TOLD } from '../desk-jobs.ts';
import { MOST_LOOKED_FOR, PORTION, STATUSES } from '../desk-lists.ts';
import { testInput } from '../desk-outbox.ts';
import { SEARCHES_TOLD } from '../desk-searches.ts';
import { tokenInput } from '../desk-tokens.ts';
import { type Call, type Calls, portion, text, whole, wholeIn } from './call.ts';
import * as answers from './desk-answers.ts';

const inPortions = (does: string, item: z.ZodType): Call => ({
  does,
  scope: 'read',
  query: portion(PORTION.limit, PORTION.most),
  answer: z.array(item),
  meta: answers.listMeta,
});
const looked = { q: z.string().max(MOST_LOOKED_FOR), ...portion(PORTION.limit, PORTION.most) };
const listed = (does: string, item: z.ZodType): Call => ({ ...inPortions(does, item), query: looked });

const changed = (does: string, scope: Call['scope'], body?: z.ZodType): Call => ({
  does,
  ...(scope && { scope }),
  headers: ['if-match'],
  ...(body && { body }),
  answer: answers.manuscript,
  meta: answers.manuscriptMeta,
});

const pictureForm = z.object({ file: z.file(), ...pictureDescription.shape });

const stories: Calls = {
  'GET /api/desk/stories': {
    ...listed('Lists manuscripts, the last saved first', answers.listedManuscript),
    query: { ...looked, status: z.enum(STATUSES), kind: z.enum(STORY_KINDS) },
  },
  'POST /api/desk/stories': {
    does: 'Keeps a new manuscript',
    scope: 'write',
    body: storyDocument,
    answer: answers.manuscript,
    meta: answers.manuscriptMeta,
    creates: true,
  },
  'GET /api/desk/stories/:id': {
    does: 'Gives a manuscript',
    scope: 'read',
    answer: answers.manuscript,
    meta: answers.manuscriptMeta,
  },
  'PUT /api/desk/stories/:id': changed('Keeps a changed document as the next revision', 'write', storyDocument),
  'DELETE /api/desk/stories/:id': changed('Puts a manuscript into the bin', 'write'),
  'GET /api/desk/stories/:id/revisions': {
    does: 'Lists the revisions of a manuscript, the newest first',
    scope: 'read',
    answer: z.array(answers.revisionEntry),
  },
  'GET /api/desk/stories/:id/revisions/:revision': {
    does: 'Gives a revision',
    scope: 'read',
    answer: answers.revision,
  },
  'POST /api/desk/stories/:id/restore': changed('Makes an earlier revision the newest', 'write', restoring),
  'POST /api/desk/stories/:id/preview': {
    does: 'Gives the address at which a revision can be seen for a day as readers would see it',
    scope: 'read',
    body: previewing,
    answer: answers.storyPreview,
  },
  'POST /api/desk/stories/:id/publish': changed('Shows the newest revision to readers', 'publish'),
  'POST /api/desk/stories/:id/unpublish': changed('Takes a story from readers or from the schedule', 'publish'),
  'POST /api/desk/stories/:id/schedule': changed('Approves the newest revision for an instant', 'publish', scheduling),
  'POST /api/desk/stories/:id/recover': changed('Brings a manuscript back from the bin', 'write', recovering),
  'GET /api/desk/stories/:id/former-slugs': {
    does: 'Lists the slugs that a story had before',
    scope: 'read',
    answer: z.array(text),
  },
  'DELETE /api/desk/stories/:id/former-slugs/:slug': {
    does: 'Gives a former slug back; those that are left',
    scope: 'publish',
    answer: z.array(text),
  },
};

const around: Calls = {
  'GET /api/desk/topics': listed('Lists topics in the order of their tree', answers.topicChoice),
  'GET /api/desk/people': listed('Lists authors by last name', answers.person),
  'GET /api/desk/products': listed('Lists products by name', answers.productChoice),
  'GET /api/desk/media': listed('Lists pictures, the newest day first', answers.picture),
  'POST /api/desk/media': {
    does: 'Keeps a picture; the one that has the same bytes, where there is one',
    scope: 'media',
    body: pictureForm,
    bodyType: 'multipart/form-data',
    answer: answers.picture,
    creates: true,
  },
  'PUT /api/desk/media/:id': {
    does: 'Changes what is said about a picture',
    scope: 'media',
    body: pictureDescription,
    answer: answers.picture,
  },
  'GET /api/desk/flags': { does: 'Lists the flags', scope: 'flags', answer: z.array(answers.flag) },
  'GET /api/desk/flags/:name/changes': {
    does: 'Lists the last changes of a flag, the newest first',
    scope: 'flags',
    answer: z.array(answers.flagChange),
  },
  'PUT /api/desk/flags/:name': { does: 'Sets a flag', scope: 'flags', body: flagSetting, answer: answers.flagSet },
  'GET /api/desk/jobs': {
    does: 'Lists jobs, the newest first',
    scope: 'read',
    query: { job: text, state: z.enum(JOB_STATES), limit: wholeIn(JOBS_TOLD) },
    answer: z.array(answers.job),
  },
  'GET /api/desk/token': {
    does: 'Says whose token this is',
    scope: 'read',
    answer: answers.holder,
  },
  'GET /api/desk/tokens': { does: 'Lists tokens', right: 'tokens', answer: z.array(answers.token) },
  'POST /api/desk/tokens': {
    does: 'Makes a token, which is shown this once',
    right: 'tokens',
    body: tokenInput,
    answer: answers.newToken,
    creates: true,
  },
  'DELETE /api/desk/tokens/:name': { does: 'Revokes a token', right: 'tokens', answer: answers.revokedToken },
  'GET /api/desk/searches': {
    does: 'Lists what readers do not find, the most wanted first',
    scope: 'read',
    query: { limit: wholeIn(SEARCHES_TOLD) },
    answer: z.array(answers.miss),
  },
  'GET /api/desk/audit': {
    does: 'Reads the log of writes, the newest first',
    scope: 'audit',
    query: { who: text, about: text, before: whole(1, Number.MAX_SAFE_INTEGER), limit: wholeIn(ENTRIES_TOLD) },
    answer: z.array(answers.auditEntry),
  },
};

const stumbledOver: Calls = {
  'GET /api/desk/missing': inPortions(
    'Lists addresses that readers miss, the most missed first',
    answers.missingAddress,
  ),
  'DELETE /api/desk/missing': {
    does: 'Takes a missing address off the list',
    scope: 'write',
    query: { path: rulePath },
    answer: answers.onePath,
  },
  'GET /api/desk/redirects': inPortions(
    'Lists missing addresses that were made to lead on, the last made first',
    answers.redirectMade,
  ),
  'POST /api/desk/redirects': {
    does: 'Makes a missing address lead to a page for good',
    scope: 'publish',
    body: redirectInput,
    answer: redirectInput,
    creates: true,
  },
  'DELETE /api/desk/redirects': {
    does: 'Takes a redirect away; its address is missing again',
    scope: 'publish',
    query: { path: rulePath },
    answer: answers.onePath,
  },
  'GET /api/desk/errors': inPortions('Lists errors in readers’ browsers, the last seen first', answers.readerError),
  'DELETE /api/desk/errors/:id': {
    does: 'Takes an error off the list',
    scope: 'write',
    answer: answers.oneId,
  },
};

const webhooks: Calls = {
  'GET /api/desk/webhooks': { does: 'Lists webhooks', scope: 'webhooks', answer: z.array(answers.webhook) },
  'POST /api/desk/webhooks': {
    does: 'Adds a webhook; its secret is shown this once',
    scope: 'webhooks',
    body: webhookInput,
    answer: answers.newWebhook,
    creates: true,
  },
  'POST /api/desk/webhooks/:id/secret': {
    does: 'Gives a webhook a new secret, shown this once; the old one signs beside it for some hours',
    scope: 'webhooks',
    body: rotationInput,
    answer: answers.newWebhook,
  },
  'DELETE /api/desk/webhooks/:id': { does: 'Removes a webhook', scope: 'webhooks', answer: answers.removedWebhook },
  'POST /api/desk/webhooks/:id/test': {
    does: 'Sends a webhook a message that is no news',
    scope: 'webhooks',
    answer: answers.delivery,
  },
  'GET /api/desk/webhooks/:id/deliveries': {
    ...inPortions('Lists what a webhook was told, the newest first', answers.delivery),
    scope: 'webhooks',
  },
};

const outbox: Calls = {
  'GET /api/desk/mail': { does: 'Says how mail leaves', scope: 'mail', answer: answers.wayOut },
  'GET /api/desk/outbox': { ...inPortions('Lists messages, the newest first', answers.message), scope: 'mail' },
  'POST /api/desk/outbox': {
    does: 'Sends a test message',
    scope: 'mail',
    body: testInput,
    answer: answers.message,
    creates: true,
  },
  'GET /api/desk/outbox/:id': {
    does: 'Gives a message with what it says; that is noted in the log of writes',
    scope: 'mail',
    answer: answers.wholeMessage,
  },
  'POST /api/desk/outbox/:id/again': {
    does: 'Sends a message again that was not sent, or of which that is unclear',
    scope: 'mail',
    answer: answers.message,
  },
};

const itemCall = (does: string, more: Partial<Call> = {}): Call => ({
  does,
  scope: 'publish',
  headers: ['idempotency-key'],
  answer: answers.itemChange,
  ...more,
});

const live: Calls = {
  'GET /api/desk/live': {
    does: 'Lists stories with live coverage, the newest first',
    scope: 'read',
    answer: z.array(answers.coverage),
  },
  'GET /api/desk/live/:story': { does: 'Gives live coverage whole', scope: 'read', answer: answers.deskCoverage },
  'GET /api/desk/live/:story/readers': { does: 'Counts who reads along', scope: 'read', answer: answers.readers },
  'GET /api/desk/live/:story/events': {
    does: 'Reads the log of live coverage',
    scope: 'read',
    query: { after: whole(0, 2_147_483_647, 0) },
    answer: z.array(answers.liveEvent),
  },
  'POST /api/desk/live/:story/items': itemCall('Posts an entry, at once or at its time', {
    needsKey: true,
    body: postInput,
    answer: z.union([answers.itemChange, answers.scheduledPost]),
    meta: answers.leftOutMeta,
    creates: true,
  }),
  'POST /api/desk/live/:story/preview': {
    does: 'Shows what a post would be; nothing is kept',
    scope: 'read',
    body: postInput,
    answer: answers.preview,
    meta: answers.leftOutMeta,
  },
  'PUT /api/desk/live/:story/items/:item': itemCall('Edits an entry', {
    headers: ['if-match', 'idempotency-key'],
    body: wordsInput,
    meta: answers.leftOutMeta,
  }),
  'DELETE /api/desk/live/:story/items/:item': itemCall('Deletes an entry'),
  'POST /api/desk/live/:story/items/:item/pin': itemCall('Pins an entry'),
  'POST /api/desk/live/:story/items/:item/unpin': itemCall('Unpins an entry'),
  'POST /api/desk/live/:story/items/:item/important': itemCall('Marks an entry as important'),
  'POST /api/desk/live/:story/items/:item/unimportant': itemCall('Takes the mark from an entry'),
  'POST /api/desk/live/:story/items/:item/time': itemCall('Corrects the time of an entry', { body: timeInput }),
  'POST /api/desk/live/:story/items/:item/move': itemCall('Moves an entry beside another', { body: moveInput }),
  'PUT /api/desk/live/:story/scheduled/:id': itemCall('Changes a post that waits', {
    body: postInput,
    answer: answers.scheduledPost,
    meta: answers.leftOutMeta,
  }),
  'DELETE /api/desk/live/:story/scheduled/:id': itemCall('Cancels a post that waits', {
    answer: answers.cancelledPost,
  }),
  'POST /api/desk/live/:story/end': itemCall('Ends the coverage', { body: endInput }),
  'POST /api/desk/live/:story/open': itemCall('Opens the coverage again'),
  'POST /api/desk/live/:story/key': itemCall('Gives readers a new key', { answer: answers.channel }),
};

export const deskCalls: Calls = { ...stories, ...around, ...stumbledOver, ...webhooks, ...outbox, ...live };
