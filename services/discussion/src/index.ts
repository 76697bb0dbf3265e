/** Discussions under stories: a function from request to response over tables of its own. See docs/decisions/0066-discussion.md. */
import { once } from '@masthead/runtime';
import { type Database, migrateToLatest } from '@masthead/storage';
import type { loadDemoDiscussion as load } from './demo.ts';
import type { DiscussionDeps } from './deps.ts';
import { migrationsFor } from './migrations.ts';
import type { DiscussionSchema } from './schema.ts';
import type { DiscussionService } from './service.ts';

export type { Act, DiscussionStore, SignedIn, Story } from './deps.ts';
export type { DiscussionSchema } from './schema.ts';
export type { DiscussionService } from './service.ts';

/** Brings the tables up to date. */
export const prepareDiscussion = (database: Database<DiscussionSchema>): Promise<void> =>
  migrateToLatest(database, migrationsFor(database.engine), { namespace: 'discussion' });

/** Its code is loaded by the first who asks: no start waits for it. */
export function createDiscussionService(deps: DiscussionDeps): DiscussionService {
  const service = once(async () => (await import('./service.ts')).discussionService(deps));
  return {
    fetch: async (request, sender) => (await service()).fetch(request, sender),
    forgetReader: async (id) => (await service()).forgetReader(id),
    writtenBy: async (id) => (await service()).writtenBy(id),
  };
}

/** Once: a database with any discussion is left as it is. */
export async function loadDemoDiscussion(...[folder, deps]: Parameters<typeof load>): Promise<void> {
  if (await deps.store.db.selectFrom('discussions').select('story_id').executeTakeFirst()) return;
  await (await import('./demo.ts')).loadDemoDiscussion(folder, deps);
}
