/** The outbox at the desk: what is in it, who may look, what is noted of it, and what is sent again. */
import { prepareJobs } from '@masthead/jobs';
import { createMail, SEND_MAIL } from '@masthead/mail';
import { startSmtp, type TestSmtp } from '@masthead/mail/testing';
import type { Database } from '@masthead/storage';
import { describeEachEngine, silentLogger } from '@masthead/storage/testing';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { ContentSchema } from '../schema.ts';
import { movableClock, refusalIn, startDesk, wrongFieldsIn } from '../testing/desk.ts';
import { type Answer, openSmall } from '../testing/newsroom.ts';

const FROM = { name: 'Masthead', address: 'letters@masthead.example' };

const message = z.object({
  id: z.string(),
  to: z.string(),
  state: z.string(),
  error: z.string().nullable(),
  whole: z.boolean(),
  html: z.string().nullable().optional(),
  text: z.string().nullable().optional(),
});
const messageIn = ({ body }: Answer) => z.object({ data: message }).parse(body).data;
const listIn = ({ body }: Answer) =>
  z.object({ data: z.array(message), meta: z.object({ total: z.number() }) }).parse(body);

describeEachEngine('the outbox', (suite) => {
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await openSmall(suite);
    await prepareJobs(database);
  });
  beforeEach(async () => void (await database.db.deleteFrom('jobs').execute()));

  async function start(smtp?: TestSmtp) {
    const clock = movableClock();
    const mail = await createMail({
      database,
      clock,
      logger: silentLogger,
      from: FROM,
      server: smtp?.server,
      keptDays: 30,
    });
    await database.db.deleteFrom('mail').execute();
    const desk = await startDesk(database, { clock, mail });
    onTestFinished(() => desk.close());
    const put = async (to = 'ann@example.com') => messageIn(await desk.send('POST', '/outbox', { body: { to } }));
    return { desk, clock, put, sent: () => desk.wakeJob(SEND_MAIL) };
  }
  const actsOn = async (about: string) =>
    (
      await database.db.selectFrom('audit').select('action').where('about', '=', about).orderBy('sequence').execute()
    ).map(({ action }) => action);

  it('without a server keeps a test message, to be read by who may, which is noted', async () => {
    const { desk, put, sent } = await start();
    const { id } = await put('Ann@Example.com');
    await sent();
    expect(listIn(await desk.send('GET', '/outbox'))).toMatchObject({
      data: [{ id, to: 'ann@example.com', state: 'kept', whole: true }],
      meta: { total: 1 },
    });
    const { html, text } = messageIn(await desk.send('GET', `/outbox/${id}`));
    expect(html).toContain('http://localhost:3000/desk/outbox/');
    expect(text).toContain('Somebody at the desk asked for this message');
    expect(await actsOn(id)).toEqual(['POST /outbox', 'GET /outbox/:id']);
    expect((await desk.send('GET', '/mail')).body).toMatchObject({
      data: { server: null, from: 'Masthead <letters@masthead.example>', wordsKeptDays: 7 },
    });
  });

  it('sends by itself what is put in, and then knows no more what it said', async () => {
    const smtp = await startSmtp();
    const { desk, put, sent } = await start(smtp);
    const { id } = await put();
    await sent();
    expect(smtp.given).toMatchObject([{ to: ['ann@example.com'], read: { subject: 'Mail from Masthead arrives' } }]);
    expect(messageIn(await desk.send('GET', `/outbox/${id}`))).toMatchObject({
      state: 'sent',
      whole: false,
      html: null,
      text: null,
    });
    const again = await desk.send('POST', `/outbox/${id}/again`);
    expect([again.status, refusalIn(again).message]).toEqual([
      409,
      expect.stringContaining('what it said is forgotten'),
    ]);
    expect(await actsOn(id)).toEqual(['POST /outbox', 'GET /outbox/:id']);
  });

  it('sends again by hand what was given up, with the server’s words for why', async () => {
    const answers = ['550 No such mailbox', undefined];
    const smtp = await startSmtp({ recipient: () => answers.shift() });
    const { desk, put, sent, clock } = await start(smtp);
    const { id } = await put();
    await sent();
    expect(messageIn(await desk.send('GET', `/outbox/${id}`))).toMatchObject({
      state: 'failed',
      error: '550 No such mailbox',
    });
    clock.pass(1);
    expect((await desk.send('POST', `/outbox/${id}/again`)).status).toBe(200);
    await sent();
    expect(messageIn(await desk.send('GET', `/outbox/${id}`)).state).toBe('sent');
    expect(smtp.given).toHaveLength(1);
    expect(await actsOn(id)).toEqual(['POST /outbox', 'GET /outbox/:id', 'POST /outbox/:id/again', 'GET /outbox/:id']);
  });

  it('says what is wrong', async () => {
    const { desk } = await start();
    for (const to of ['nobody', 'a@example.com\r\nBcc: b@example.com', 7]) {
      const answer = await desk.send('POST', '/outbox', { body: { to } });
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['to']]);
    }
    for (const [method, path] of [
      ['GET', '/outbox/no-such'],
      ['POST', '/outbox/no-such/again'],
    ] as const) {
      const answer = await desk.send(method, path);
      expect([answer.status, refusalIn(answer).message]).toEqual([404, 'There is no such message']);
    }
    expect([await actsOn('no-such'), listIn(await desk.send('GET', '/outbox')).meta.total]).toEqual([[], 0]);
  });
});
