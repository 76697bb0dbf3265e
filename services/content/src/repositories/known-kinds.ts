/**
 * The border for rows of stories: what a newer version wrote of a kind that is not known here is left out of every
 * answer, with a line in the log for each such kind.
 */
import { storyKindOf } from '@masthead/model';
import type { Logger } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import type { KyselyPlugin, PluginTransformResultArgs, QueryResult, UnknownRow } from 'kysely';
import type { ContentSchema } from '../schema.ts';

const COLUMN = 'type_name';

export function leavingOutUnknownKinds(
  database: Database<ContentSchema>,
  logger: Pick<Logger, 'warn'>,
): Database<ContentSchema> {
  const told = new Set<unknown>();
  const isKnown = ({ [COLUMN]: typeName }: UnknownRow): boolean => {
    if (typeof typeName !== 'string' || storyKindOf(typeName)) return true;
    if (!told.has(typeName)) logger.warn('Stories of an unknown kind are left out', { typeName });
    told.add(typeName);
    return false;
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => {
      const [first] = result.rows;
      return first && COLUMN in first ? { ...result, rows: result.rows.filter(isKnown) } : result;
    },
  };
  return { ...database, db: database.db.withPlugin(plugin) };
}
