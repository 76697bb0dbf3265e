/** Why the desk refuses what it was sent: each says what to do about it, and nothing that was sent is lost. */
import { HttpError } from '@masthead/runtime';
import type { z } from 'zod';
import type { ManuscriptRow } from '../../schema.ts';

export interface WrongField {
  /** Where it is, such as `topics.1` or `review.score`. */
  field: string;
  message: string;
}

/** What a schema finds wrong, by field; `whole` is what is wrong when no part of it is right. */
export const wrongFieldsOf = ({ issues }: z.ZodError, whole: string): WrongField[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: 'is not known here' }))
      : [{ field: issue.path.join('.') || whole, message: issue.message }],
  );

/** Nobody mends more before trying again. */
const MOST_TOLD = 100;

/** Names every wrong field at once. */
export class InvalidDocument extends HttpError {
  readonly fields: readonly WrongField[];

  constructor(fields: readonly WrongField[]) {
    const told = fields.slice(0, MOST_TOLD);
    const sentences = told.map(({ field, message }) => `${field} ${message}`);
    if (fields.length > told.length) sentences.push(`and ${fields.length - told.length} more`);
    super(422, `Some fields are wrong: ${sentences.join('; ')}`);
    this.fields = told;
  }
}

/** The optimistic lock: the edit was made on a revision that is no longer the current one. */
export class StaleEdit extends HttpError {
  readonly current: ManuscriptRow;

  constructor(current: ManuscriptRow, expected: number) {
    super(409, `The story is at revision ${current.revision} by now, not at ${expected}`);
    this.current = current;
  }
}

/** The optimistic lock of live coverage: the entry was changed since the writer saw it. */
export class StaleEntry extends HttpError {
  readonly current: unknown;

  constructor(current: unknown, event: number, expected: number) {
    super(409, `The entry was last changed by event ${event}, not by ${expected}`);
    this.current = current;
  }
}

export const noManuscript = (id: string): HttpError => new HttpError(404, `There is no story ${id}`);

export const inBin = ({ headline }: Pick<ManuscriptRow, 'headline'>): HttpError =>
  new HttpError(409, `“${headline}” is in the bin: bring it back first`);
