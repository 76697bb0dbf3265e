/** Mail of the tests, as a process of the product has it. */
import type { Clock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { silentLogger } from '@masthead/storage/testing';
import { createMail, type MailDeps, type MailSchema, type Message } from '../index.ts';

export const FROM = { name: 'Masthead', address: 'letters@masthead.example' };

export const openMail = (database: Database<MailSchema>, clock: Clock, more: Partial<MailDeps> = {}) =>
  createMail({ database, clock, logger: silentLogger, from: FROM, keptDays: 30, ...more });

let count = 0;
export const aMessage = (more: Partial<Message> = {}): Message => ({
  key: `test:${++count}`,
  to: 'ann@example.com',
  subject: 'Is this your address?',
  html: '<p>Press <a href="https://masthead.example/c/secret">here</a>.</p>',
  text: 'Press here: https://masthead.example/c/secret',
  ...more,
});
