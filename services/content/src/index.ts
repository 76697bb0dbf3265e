/** The content service: a function from request to response over its own tables, and the newsroom loader. */
import type { ErrorReporter, Logger } from '@masthead/runtime';
import { type Database, migrateToLatest } from '@masthead/storage';
import { createApp } from './http/app.ts';
import { migrations } from './migrations/index.ts';
import type { ContentSchema } from './schema.ts';

export { isEmpty, loadNewsroom, type NewsroomReport } from './newsroom/load.ts';
export type { ContentSchema } from './schema.ts';

export interface ContentServiceDeps {
  database: Database<ContentSchema>;
  siteKey: string;
  logger: Logger;
  reporter: ErrorReporter;
}

export interface ContentService {
  fetch(request: Request): Promise<Response>;
}

export async function createContentService({
  database,
  siteKey,
  reporter,
}: ContentServiceDeps): Promise<ContentService> {
  await migrateToLatest(database, migrations, { namespace: 'content' });
  const app = createApp({ db: database.db, siteKey, reporter });
  return { fetch: async (request) => app.fetch(request) };
}
