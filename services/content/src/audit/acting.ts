/** The log of writes: who did what to what, from where and when. Only ever added to, in the transaction that it is about. */
import type { Clock } from '@masthead/runtime';
import type { ContentStore, Writing } from '../store.ts';
import { type Caller, isFor } from './rights.ts';

/** Who writes, and how. */
export interface Act {
  /** The name of a token, or what of the product acts by itself. */
  readonly who: string;
  /** The sender of the request; null where nobody sent one. */
  readonly from: string | null;
  /** The call, the command or the job. */
  readonly action: string;
  /** What it is done to. Where that is known only by the writing itself, it says so: see `noteSubject`. */
  readonly about?: string | undefined;
  /** Whoever comes from outside may do only so much. */
  readonly caller?: Caller | undefined;
}

declare const acting: unique symbol;

/** A store for somebody: what is written by it is in the log. Whatever the newsroom writes needs one. */
export type ActingStore = ContentStore & { readonly [acting]: true };

const subjects = new WeakMap<Writing, string>();

/** Names what the transaction is about, where its caller cannot know. */
export function noteSubject(db: Writing, about: string): void {
  subjects.set(db, about);
}

export function actingAs(
  store: ContentStore,
  clock: Clock,
  { who, from: sender, action, about, caller }: Act,
): ActingStore {
  const acted: ContentStore = {
    db: store.db,
    write: (work) =>
      store.write(async (db) => {
        if (caller) isFor(db, caller);
        const result = await work(db);
        const subject = about ?? subjects.get(db);
        // What is about nothing has changed nothing, as a job that found nothing due.
        if (subject !== undefined)
          await db
            .insertInto('audit')
            .values({ at: clock.now(), who, sender, action, about: subject.slice(0, LONGEST_SUBJECT) })
            .execute();
        return result;
      }),
  };
  const acting = acted as ActingStore;
  if (caller) isFor(acting, caller);
  return acting;
}

const LONGEST_SUBJECT = 300;
