import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

it.each<[string, unknown, boolean]>([
  ['nobody listens', withCode('ECONNREFUSED'), true],
  ['it shuts down', withCode('57P01'), true],
  ['it starts', withCode('57P03'), true],
  ['a connection broke', new Error('Connection terminated unexpectedly'), true],
  ['no address of its host answers', new AggregateError([withCode('ECONNREFUSED'), withCode('ETIMEDOUT')]), true],
  ['its name is unknown', withCode('ENOTFOUND'), false],
  ['the password is wrong', withCode('28P01'), false],
  ['there is no such database', withCode('3D000'), false],
  ['a statement took too long', withCode('57014'), false],
  ['something else is wrong', new Error('no'), false],
  ['no error at all', 'ECONNREFUSED', false],
])('whether a database is away when %s', (_, error, away) => {
  expect(isDatabaseAway(error)).toBe(away);
});
