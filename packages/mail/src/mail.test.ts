/** Messages from putting them in to what becomes of them, on both engines, over a real server. */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createJobRunner, type JobsSchema } from '@masthead/jobs';
import type { Clock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { describeEachEngine, silentLogger } from '@masthead/storage/testing';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Mail, type MailDeps, type MailSchema, SEND_MAIL } from './index.ts';
import { isSignedBy } from './testing/dkim.ts';
import { aMessage, FROM, openMail } from './testing/outbox.ts';
import { silence, startSmtp } from './testing/smtp.ts';

type Schema = MailSchema & JobsSchema;

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const START = Date.UTC(2026, 10, 15, 17);

function movableClock(): Clock & { pass(ms: number): void } {
  let now = START;
  return {
    now: () => now,
    pass(ms) {
      now += ms;
    },
  };
}

describeEachEngine('mail', (suite) => {
  let database: Database<Schema>;
  beforeAll(async () => {
    database = await suite.open<Schema>();
    await openMail(database, movableClock());
  });
  beforeEach(async () => void (await database.db.deleteFrom('mail').execute()));

  /** A process with its job. `send` does what is due. */
  async function start(more: Partial<MailDeps> = {}, clock = movableClock()) {
    const mail = await openMail(database, clock, more);
    const runner = await createJobRunner({ database, clock, logger: silentLogger });
    onTestFinished(() => runner.close());
    await database.db.deleteFrom('jobs').execute();
    runner.register(mail.jobs);
    await runner.start();
    return {
      mail,
      clock,
      put: (message = aMessage()) => database.transaction((db) => mail.putIn(db, message)),
      send: () => runner.wake(SEND_MAIL),
      stop: () => runner.close(),
      again: (id: string) => mail.sendAgain(database.db, id),
      async later(ms: number) {
        clock.pass(ms);
        await runner.wake(SEND_MAIL);
      },
      forget: async () => {
        clock.pass(HOUR);
        await runner.wake('forget-old-mail');
      },
    };
  }
  const stateOf = async (mail: Mail, id: string) => (await mail.message(id))?.state;
  const rowOf = (id: string) =>
    database.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('what is put in is sent once, with both its parts, under a name that stays', async () => {
    const { server, given } = await startSmtp();
    const { mail, put, send, later } = await start({ server });
    const headers = { 'List-Unsubscribe': '<https://masthead.example/u/1>' };
    const { id } = await put(aMessage({ subject: 'Déjà vu “today”', replyTo: 'desk@masthead.example', headers }));
    await send();
    await later(DAY);
    expect(given).toHaveLength(1);
    const [{ read, raw, from, to } = given[0] ?? expect.fail()] = given;
    expect([from, to]).toEqual([FROM.address, ['ann@example.com']]);
    expect(read).toMatchObject({
      from: { name: 'Masthead', address: FROM.address },
      to: [{ address: 'ann@example.com' }],
      replyTo: [{ address: 'desk@masthead.example' }],
      subject: 'Déjà vu “today”',
      messageId: `<${id}@masthead.example>`,
      date: '2026-11-15T17:00:00.000Z',
    });
    expect([read.html?.trim(), read.text?.trim()]).toEqual([aMessage().html, aMessage().text]);
    expect(raw).toContain('List-Unsubscribe: <https://masthead.example/u/1>\r\n');
    expect(raw).toContain('Auto-Submitted: auto-generated\r\n');
    expect(raw).not.toMatch(/^(bcc|cc|x-mailer)/im);
    expect(await stateOf(mail, id)).toBe('sent');
  });

  it('what it said is forgotten when the server has it', async () => {
    const { server } = await startSmtp();
    const { put, send } = await start({ server });
    const { id } = await put(aMessage({ headers: { 'List-Unsubscribe': '<https://masthead.example/u/secret>' } }));
    await send();
    expect(await rowOf(id)).toMatchObject({ state: 'sent', html: null, text: null, headers: null, due_at: null });
    expect(JSON.stringify(await rowOf(id))).not.toContain('secret');
  });

  it('what is put in under the same key is put in once, also when it was sent', async () => {
    const { server, given } = await startSmtp();
    const { put, send } = await start({ server });
    const message = aMessage();
    const first = await put(message);
    await send();
    expect(await put({ ...message, subject: 'Another' })).toEqual({ id: first.id, isNew: false });
    await send();
    expect([first.isNew, given.length]).toEqual([true, 1]);
  });

  it('what is undone is not written about', async () => {
    const { server, given } = await startSmtp();
    const { mail, send } = await start({ server });
    const undone = database.transaction(async (db) => {
      await mail.putIn(db, aMessage());
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    await send();
    expect([given, (await mail.read({ offset: 0, limit: 10 })).total]).toEqual([[], 0]);
  });

  it('what is wrong does not come in', async () => {
    const { put } = await start();
    await expect(put(aMessage({ subject: 'a\r\nBcc: b@example.com' }))).rejects.toThrow();
  });

  it('what the server does not want now is tried again after longer and longer pauses, until it does', async () => {
    const answers = ['450 Later', '451 Later', undefined];
    const { server, given } = await startSmtp({ message: () => answers.shift() });
    const { mail, put, send, later } = await start({ server });
    const { id } = await put();
    await send();
    expect(await mail.message(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      error: '450 Later',
      nextAt: START + 10 * SECOND,
    });
    await later(10 * SECOND - 1);
    expect(given).toHaveLength(1);
    await later(1);
    expect(await mail.message(id)).toMatchObject({ attempts: 2, nextAt: START + 10 * SECOND + MINUTE });
    await later(MINUTE);
    expect([await stateOf(mail, id), given.length]).toEqual(['sent', 3]);
    expect(new Set(given.map(({ read }) => read.messageId)).size).toBe(1);
  });

  it('after a day of tries it is given up', async () => {
    const { server, close } = await startSmtp();
    await close();
    const { mail, put, send, later } = await start({ server });
    const { id } = await put();
    await send();
    for (let tries = 0; tries < 10; tries += 1) await later(8 * HOUR);
    expect(await mail.message(id)).toMatchObject({ state: 'failed', attempts: 11, nextAt: null, isWhole: true });
  });

  it('what the server will never take is given up at once, and others go on', async () => {
    const { server, given } = await startSmtp({
      recipient: (to) => (to === 'gone@example.com' ? '550 Gone' : undefined),
    });
    const warnings: unknown[] = [];
    const logger = { warn: (text: string, fields?: object) => void warnings.push([text, fields]) };
    const { mail, put, send, later } = await start({ server, logger });
    const gone = await put(aMessage({ to: 'gone@example.com' }));
    const fine = await put();
    await send();
    await later(DAY);
    expect(await mail.message(gone.id)).toMatchObject({ state: 'failed', error: '550 Gone', attempts: 1 });
    expect([await stateOf(mail, fine.id), given.length]).toEqual(['sent', 1]);
    expect(warnings).toEqual([['A message was given up: see the outbox', { message: gone.id, attempts: 1 }]]);
    expect(JSON.stringify(warnings)).not.toContain('gone@example.com');
  });

  it('what may have arrived is not sent again, but by hand, and under the same name', async () => {
    let isBroken = true;
    const { server, given } = await startSmtp({
      message(_, connection) {
        if (!isBroken) return undefined;
        connection.drop();
        return silence();
      },
    });
    const { mail, put, send, later, again } = await start({ server });
    const { id } = await put();
    await send();
    await later(DAY);
    expect([await stateOf(mail, id), given.length]).toEqual(['unclear', 1]);
    isBroken = false;
    expect(await again(id)).toBe(true);
    // On its way it cannot be sent once more.
    expect(await again(id)).toBe(false);
    await send();
    expect([await stateOf(mail, id), given.length]).toEqual(['sent', 2]);
    expect(given[1]?.read.messageId).toBe(given[0]?.read.messageId);
    expect([await again(id), await again('nothing')]).toEqual([false, false]);
  });

  it('what a process is at when it is told to stop is left to the next as if it had not been tried', async () => {
    const asked = Promise.withResolvers<void>();
    const { server, given } = await startSmtp({
      recipient() {
        asked.resolve();
        return silence();
      },
    });
    const { mail, put, send, stop } = await start({ server });
    const { id } = await put();
    void send();
    await asked.promise;
    await stop();
    expect(await mail.message(id)).toMatchObject({ state: 'waiting', attempts: 0, nextAt: START, error: null });
    expect(given).toEqual([]);
  });

  it('a slow server keeps no other message waiting', async () => {
    const release = Promise.withResolvers<undefined>();
    const { server, given } = await startSmtp({
      recipient: (to) => (to.startsWith('slow') ? release.promise : undefined),
    });
    const { mail, put, send } = await start({ server });
    const slow = await put(aMessage({ to: 'slow@example.com' }));
    const others = await Promise.all([put(), put(), put()]);
    const sending = send();
    await expect.poll(() => given.length).toBe(3);
    expect(await stateOf(mail, slow.id)).toBe('sending');
    release.resolve(undefined);
    await sending;
    for (const { id } of [slow, ...others]) expect(await stateOf(mail, id)).toBe('sent');
  });

  it('without a server messages are kept, and none goes out by itself when there is one', async () => {
    const kept = await start();
    const { id } = await kept.put();
    await kept.send();
    expect(await kept.mail.message(id)).toMatchObject({ state: 'kept', html: aMessage().html, text: aMessage().text });
    const { server, given } = await startSmtp();
    const { mail, send, again } = await start({ server });
    await send();
    expect(given).toEqual([]);
    expect(await again(id)).toBe(true);
    await send();
    expect([await stateOf(mail, id), given.length]).toEqual(['sent', 1]);
  });

  it('who sends at once hears what becomes of it, while nobody else takes the message', async () => {
    const { server, given } = await startSmtp();
    const { mail, send } = await start({ server });
    const write: Parameters<Mail['sendNow']>[0] = (work) => database.transaction(work);
    const message = aMessage();
    expect(await mail.sendNow(write, message)).toMatchObject({ state: 'sent', to: 'ann@example.com' });
    await mail.sendNow(write, message);
    await send();
    expect(given).toHaveLength(1);
    const without = await start();
    expect(await without.mail.sendNow(write, aMessage())).toMatchObject({ state: 'kept' });
  });

  it('who was given up for dead, and comes back, does not end a message that another has sent', async () => {
    const goOn = Promise.withResolvers<undefined>();
    let asked = 0;
    const { server, given } = await startSmtp({
      recipient() {
        asked += 1;
        return asked === 1 ? goOn.promise : undefined;
      },
    });
    const { mail, later } = await start({ server });
    const stalled = mail.sendNow((work) => database.transaction(work), aMessage());
    await expect.poll(() => asked).toBe(1);
    await later(2 * MINUTE);
    expect(given).toEqual([]);
    await later(2 * MINUTE);
    expect(given).toHaveLength(1);
    goOn.resolve(undefined);
    expect(await stalled).toMatchObject({ state: 'sent' });
    expect(given).toHaveLength(1);
  });

  describe('is forgotten', () => {
    it('first what it said, where it was not sent, and later that it was', async () => {
      const { mail, put, send, forget, clock, again } = await start();
      const { id } = await put();
      await send();
      clock.pass(7 * DAY - HOUR);
      await forget();
      expect((await mail.message(id))?.isWhole).toBe(true);
      await forget();
      expect(await mail.message(id)).toMatchObject({ isWhole: false, html: null, text: null });
      expect(await again(id)).toBe(false);
      clock.pass(23 * DAY);
      await forget();
      expect(await mail.message(id)).toBeUndefined();
    });

    it('but not what is still to be sent', async () => {
      const { server } = await startSmtp({ message: () => '450 Later' });
      const { mail, put, send, forget, clock } = await start({ server, keptDays: 0 });
      const { id } = await put();
      await send();
      clock.pass(40 * DAY);
      await forget();
      expect((await mail.message(id))?.isWhole).toBe(true);
    });
  });

  it('the newest message is told first, in portions', async () => {
    const { mail, put, clock } = await start();
    const ids: string[] = [];
    for (const subject of ['One', 'Two', 'Three']) {
      ids.unshift((await put(aMessage({ subject }))).id);
      clock.pass(1);
    }
    const { rows, total } = await mail.read({ offset: 1, limit: 2 });
    expect([rows.map(({ id }) => id), rows.map(({ subject }) => subject), total]).toEqual([
      ids.slice(1),
      ['Two', 'One'],
      3,
    ]);
  });

  it('how it leaves is told without a password', async () => {
    const server = { host: 'mail.example.com', port: 587, secure: false, login: { user: 'u', password: 'hunter2' } };
    const { mail } = await start({ server, keptDays: 3 });
    expect(mail.wayOut).toEqual({
      from: 'Masthead <letters@masthead.example>',
      server: 'mail.example.com:587',
      signedBy: null,
      wordsKeptDays: 3,
      keptDays: 3,
    });
  });

  it('what is signed can be verified by whoever has the public key, and says so of who may leave the list', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const { server, given } = await startSmtp();
    const { mail, put, send } = await start({
      server,
      dkim: { domain: 'masthead.example', selector: 'one', privateKey: pem },
    });
    await put(aMessage({ headers: { 'List-Unsubscribe': '<https://masthead.example/u/1>' } }));
    await send();
    const raw = given[0]?.raw ?? '';
    const { fields, isRight } = isSignedBy(raw, createPublicKey(privateKey));
    expect([isRight, mail.wayOut.signedBy]).toEqual([true, 'masthead.example']);
    expect(fields).toMatchObject({ d: 'masthead.example', s: 'one', a: 'rsa-sha256' });
    expect(fields.h?.toLowerCase().split(':')).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe']),
    );
    const changed = raw.replace('Is this your address', 'Send us your password');
    expect(isSignedBy(changed, createPublicKey(privateKey)).isRight).toBe(false);
  });
});
