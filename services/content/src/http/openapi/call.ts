/** What the OpenAPI document says of a call: made of the schemas that the service itself works with. */
import type { Right } from '@masthead/account';
import type { AnswerName } from '@masthead/model';
import { z } from 'zod';
import type { Scope } from '../../use-cases/writing/tokens.ts';
import type { Range } from '../query.ts';

export interface Call {
  /** In a line. */
  does: string;
  /** What a token must be allowed; absent: anybody may ask. */
  scope?: Scope;
  /** No token is allowed it: what a person must be allowed who is signed in. */
  right?: Right;
  query?: Readonly<Record<string, z.ZodType>>;
  /** By header: the state that a change was made on, and a key by which a second try is known. */
  headers?: readonly ('if-match' | 'idempotency-key')[];
  /** Without a key nothing is done. */
  needsKey?: true;
  body?: z.ZodType;
  /** Of the body, unless it is JSON. */
  bodyType?: 'multipart/form-data';
  /** The data of the answer's envelope; absent: the answer is a text. */
  answer?: z.ZodType;
  meta?: z.ZodType;
  /** The answer is the data itself. */
  isBare?: true;
  /** Something may be new by it. */
  creates?: true;
}

/** A call whose answer is read by the contract of both ends; of several names, it depends on what is asked for. */
export interface ContractCall<Name extends AnswerName = AnswerName> extends Omit<Call, 'answer' | 'isBare'> {
  answers: readonly Name[];
}

/** By method and path, as the routes are written. */
export type Calls = Readonly<Record<string, Call>>;

export const OPENAPI_PATH = '/api/openapi.json';

/** A whole number of the query. */
export const whole = (least: number, most: number, otherwise?: number) => {
  const number = z.int().min(least).max(most);
  return otherwise === undefined ? number : number.default(otherwise);
};
/** One that is read by the same range. */
export const wholeIn = ({ least, most, otherwise }: Range) => whole(least, most, otherwise);
export const text = z.string();
export const yes = z.enum(['true', 'false']);
export const instantText = z.iso.datetime();

/** A part of a list. */
export const portion = (limit: number, most: number) => ({
  offset: whole(0, 10_000_000, 0),
  limit: whole(1, most, limit),
});
