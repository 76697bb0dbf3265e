/** What an entry of the log says to people. */

/** The desk's calls that write, as `http/` names their paths. */
export const CALLS_IN_WORDS: Readonly<Record<string, string>> = {
  'POST /stories': 'wrote a new story',
  'PUT /stories/:id': 'edited the story',
  'POST /stories/:id/restore': 'brought an earlier revision back',
  'POST /stories/:id/publish': 'published the story',
  'POST /stories/:id/unpublish': 'took the story from readers',
  'POST /stories/:id/schedule': 'scheduled the story',
  'DELETE /stories/:id': 'put the story into the bin',
  'POST /stories/:id/recover': 'took the story out of the bin',
  'DELETE /stories/:id/former-slugs/:slug': 'gave a former slug back',
  'POST /media': 'added a picture',
  'PUT /media/:id': 'described the picture anew',
  'PUT /flags/:name': 'set the switch',
  'POST /redirects': 'made a redirect',
  'DELETE /redirects': 'took a redirect away',
  'DELETE /missing': 'took a missing address off the list',
  'DELETE /errors/:id': 'took an error off the list',
  'POST /webhooks': 'added a webhook',
  'POST /webhooks/:id/secret': 'changed the secret of the webhook',
  'DELETE /webhooks/:id': 'removed the webhook',
  'POST /webhooks/:id/test': 'tried the webhook',
  'POST /tokens': 'made the token',
  'DELETE /tokens/:name': 'revoked the token',
  'GET /outbox/:id': 'read the message',
  'POST /outbox': 'sent a test message',
  'POST /outbox/:id/again': 'sent the message again',
  'POST /live/:story/items': 'posted to live coverage',
  'PUT /live/:story/items/:item': 'edited an entry of live coverage',
  'DELETE /live/:story/items/:item': 'deleted an entry of live coverage',
  'POST /live/:story/items/:item/pin': 'pinned an entry of live coverage',
  'POST /live/:story/items/:item/unpin': 'unpinned an entry of live coverage',
  'POST /live/:story/items/:item/important': 'marked an entry of live coverage as important',
  'POST /live/:story/items/:item/unimportant': 'took the mark from an entry of live coverage',
  'POST /live/:story/items/:item/time': 'corrected the time of an entry of live coverage',
  'POST /live/:story/items/:item/move': 'moved an entry of live coverage',
  'PUT /live/:story/scheduled/:id': 'changed a post that waits',
  'DELETE /live/:story/scheduled/:id': 'cancelled a post that waits',
  'POST /live/:story/end': 'ended live coverage',
  'POST /live/:story/open': 'opened live coverage',
  'POST /live/:story/key': 'renewed the key of live coverage',
};

/** What the product does by the clock, by the names of its jobs. */
const JOBS_IN_WORDS: Readonly<Record<string, string>> = {
  'publish-scheduled-stories': 'published the story on time',
  'post-scheduled-entries': 'posted to live coverage on time',
};

/** What moderators do, as the discussion service names it. */
const DISCUSSION_IN_WORDS: Readonly<Record<string, string>> = {
  'discussion approve': 'approved a comment',
  'discussion remove': 'removed a comment',
  'discussion pick': 'picked a comment',
  'discussion unpick': 'took a comment from the picked ones',
  'discussion fold': 'folded a thread',
  'discussion unfold': 'unfolded a thread',
  'discussion ban': 'kept a reader from writing',
  'discussion unban': 'let a reader write again',
  'discussion close': 'closed a discussion',
  'discussion open': 'opened a discussion',
  'discussion add-word': 'put a word on the list',
  'discussion drop-word': 'took a word off the list',
};

/** What whoever books advertising does, as the ad server names it. */
const ADS_IN_WORDS: Readonly<Record<string, string>> = {
  'ads save-advertiser': 'saved an advertiser',
  'ads save-order': 'saved an order of advertising',
  'ads save-line': 'saved a line of advertising',
  'ads pause': 'paused a line of advertising',
  'ads resume': 'started a line of advertising',
  'ads archive': 'put a line of advertising away',
  'ads save-creative': 'saved a creative',
  'ads archive-creative': 'put a creative away',
  'ads add-picture': 'added a picture for advertising',
};

/** A command of the command line says what it is by its name. */
export const wordsFor = (action: string): string =>
  CALLS_IN_WORDS[action] ??
  JOBS_IN_WORDS[action] ??
  DISCUSSION_IN_WORDS[action] ??
  ADS_IN_WORDS[action] ??
  `ran ${action}`;
