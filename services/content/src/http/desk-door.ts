/** The desk's door: who comes with a token and may do what; what they then write is in the log of writes. */
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { actingAs } from '../audit/acting.ts';
import type { Desk, Writer } from '../use-cases/writing/save.ts';
import { type Scope, writerOf } from '../use-cases/writing/tokens.ts';
import type { AppDeps } from './app-deps.ts';
import { senderIn } from './limits.ts';

export const DESK_PATH = '/api/desk';

export interface DeskDoor {
  /** For who only looks. */
  reader(context: Context, scope?: Scope): Promise<Writer>;
  /** A desk of their own, for one call. */
  writer(context: Context, scope: Scope): Promise<{ by: Writer; desk: Desk }>;
}

export function createDeskDoor({ database, clock }: Pick<AppDeps, 'database' | 'clock'>): DeskDoor {
  const reader = (context: Context, scope: Scope = 'read'): Promise<Writer> =>
    writerOf(database.db, context.req.header('authorization'), scope);
  return {
    reader,
    async writer(context, scope) {
      const by = await reader(context, scope);
      const act = {
        who: by.name,
        from: senderIn(context) ?? null,
        action: `${context.req.method} ${routePath(context).slice(DESK_PATH.length)}`,
        about: subjectOf(context.req.param()),
      };
      return { by, desk: { database: actingAs(database, clock, act), clock } };
    },
  };
}

/** As the paths of the desk's calls name it; none where something new is made. */
const subjectOf = ({ story, id, name }: Record<string, string>): string | undefined => story ?? id ?? name;
