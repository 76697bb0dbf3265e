/** The desk's door: who comes, with a token or signed in, and may do what; what they then write is in the log of writes. */
import { mayDo, RIGHT_WORDS, RIGHTS, type Right, type StaffPerson } from '@masthead/account';
import { HttpError, isFromOwnPage } from '@masthead/runtime';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { actingAs } from '../audit/acting.ts';
import type { Caller, Writer } from '../audit/rights.ts';
import type { Desk } from '../use-cases/writing/save.ts';
import { tokenBearer } from '../use-cases/writing/tokens.ts';
import type { AppDeps } from './app-deps.ts';
import { senderIn } from './limits.ts';

export const DESK_PATH = '/api/desk';

export interface DeskDoor {
  /** For who only looks. */
  reader(context: Context, right?: Right): Promise<Writer>;
  /** A desk of their own, for one call. */
  writer(context: Context, right: Right): Promise<{ by: Writer; desk: Desk }>;
}

type DoorDeps = Pick<AppDeps, 'database' | 'clock' | 'staffOf'> & { mail: Pick<AppDeps['mail'], 'siteUrl'> };

/**
 * Who of the newsroom sends a request; throws where it is nobody, or they may not. What changes something, as every
 * method but those for reading does unless said, is taken from our own pages only.
 */
export type DeskCaller = (request: Request, right: Right, isChange?: boolean) => Promise<Caller>;

export const createDeskCaller =
  ({ database, clock, staffOf, mail: { siteUrl } }: DoorDeps): DeskCaller =>
  /** A token is for machines and stands before a session, which a browser sends by itself. */
  async (request, right, isChange = isWriting(request.method)) => {
    const authorization = request.headers.get('authorization') ?? undefined;
    const cookie = request.headers.get('cookie') ?? undefined;
    const person = authorization === undefined ? await staffOf?.(cookie) : undefined;
    // A browser sends its cookie for whichever page asks.
    if (person && isChange && !isFromOwnPage(request, siteUrl))
      throw new HttpError(403, 'This is taken from pages of the desk only');
    const comes = person ? personAt(person) : await tokenBearer(database, authorization, clock.now());
    if (!comes.may.includes(right)) throw new HttpError(403, comes.refusal(right));
    return comes;
  };

export function createDeskDoor(deps: DoorDeps): DeskDoor {
  const { database, clock } = deps;
  const caller = createDeskCaller(deps);
  return {
    // A preview is posted, and changes nothing.
    reader: (context, right = 'read') => caller(context.req.raw, right, false),
    async writer(context, right) {
      const by = await caller(context.req.raw, right);
      const act = {
        who: by.name,
        from: senderIn(context) ?? null,
        action: `${context.req.method} ${routePath(context).slice(DESK_PATH.length)}`,
        about: subjectOf(context.req.param()),
        caller: by,
      };
      return { by, desk: { database: actingAs(database, clock, act), clock } };
    },
  };
}

const isWriting = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

const personAt = ({ id, name, role }: StaffPerson): Caller => ({
  id,
  name,
  may: RIGHTS.filter((right) => mayDo(role, right)),
  refusal: (right) => `Your role, ${role}, may not ${RIGHT_WORDS[right]}`,
});

/** As the paths of the desk's calls name it; none where something new is made. */
const subjectOf = ({ story, id, name }: Record<string, string>): string | undefined => story ?? id ?? name;
