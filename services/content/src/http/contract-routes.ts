/**
 * Routes that answer by contract. Each stands in the table of calls, which says what it answers with, and its data must be
 * what the codec of that name reads (packages/model/src/content-answers.ts): a route that is not in the table, or that
 * answers with something else, does not compile.
 */
import type { AnswerName, AnswerWire, Envelope, WireError } from '@masthead/model';
import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono';
import type { ContractCall } from './openapi/call.ts';
import type { contractCalls } from './openapi/reading-calls.ts';

type Calls = typeof contractCalls;
type Method = 'GET' | 'POST';

type PathUnder<Verb extends Method, Base extends string, Key = keyof Calls> = Key extends `${Verb} ${Base}${infer Path}`
  ? Path
  : never;
type NameAt<Key> = Key extends keyof Calls ? (Calls[Key] extends ContractCall<infer Name> ? Name : never) : never;

/** A call that answers in several ways, by what it is asked for, may answer in any of them. */
type Data<Name> = Name extends AnswerName ? AnswerWire<Name> : never;
type Answered<Verb extends Method, Base extends string, Path extends string> =
  | Envelope<Data<NameAt<`${Verb} ${Base}${Path}`>>>
  /** A successful answer that says that there is nothing. */
  | { errors: WireError[] };

type Register<Verb extends Method, Base extends string> = <Path extends PathUnder<Verb, Base>>(
  path: Path,
  answer: (context: Context<Env, Path>) => Promise<Answered<Verb, Base, Path>>,
  ...before: MiddlewareHandler[]
) => void;

export interface ContractRoutes<Base extends string = string> {
  base: Base;
  routes: Hono;
  get: Register<'GET', Base>;
  post: Register<'POST', Base>;
}

export function contractRoutes<Base extends string>(base: Base): ContractRoutes<Base> {
  const routes = new Hono();
  const register =
    <Verb extends Method>(method: Verb): Register<Verb, Base> =>
    (path, answer, ...before) => {
      for (const middleware of before) routes.on(method, path, middleware);
      routes.on(method, path, async (context) => context.json(await answer(context)));
    };
  return { base, routes, get: register('GET'), post: register('POST') };
}
