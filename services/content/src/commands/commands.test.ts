import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createMail } from '@masthead/mail';
import type { Database } from '@masthead/storage';
import { describeEachEngine, silentLogger } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { changesAfter } from '../changes/change-log.ts';
import { prepareContent } from '../index.ts';
import type { ContentSchema } from '../schema.ts';
import { article, manuscriptIn, startDesk } from '../testing/desk.ts';
import {
  clock,
  NOW,
  openSmall,
  pagePath,
  SMALL_FOLDER,
  startService,
  storeOf,
  temporaryMedia,
} from '../testing/newsroom.ts';
import { copyOfSmall, countsOf, edit, temporaryFolder } from '../testing/newsroom-folder.ts';
import { addWebhook, webhookInput } from '../webhooks/webhooks.ts';
import { commands } from './commands.ts';

const HOUR_MS = 3_600_000;
const HOUSE = { name: 'Masthead', address: 'letters@example.com' };

describeEachEngine('the command line', (suite) => {
  const { media } = temporaryMedia();
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await openSmall(suite);
  });

  /** Runs a command as it is written, and gives what it said, told and how far it said it was. */
  async function run(line: string, own = database) {
    const [name = '', ...args] = line.split(' ');
    const said: string[] = [];
    const steps: string[] = [];
    const before = await changesAfter(own.db, undefined);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new Error(`There is no command ${name}`);
    await command.run({
      deps: { database: storeOf(own), media, clock },
      args,
      siteUrl: 'http://localhost:3000',
      mail: () => createMail({ database: own, clock, logger: silentLogger, from: HOUSE, keptDays: 30 }),
      user: 'annlee',
      ask: async () => undefined,
      say: (text) => said.push(text),
      progress: (done, total, what) => steps.push(`${done}/${total} ${what}`),
    });
    const { entries } = await changesAfter(own.db, before.last);
    return { said, steps, told: entries.flat() };
  }

  const empty = async () => {
    const own = await suite.open<ContentSchema>();
    await prepareContent(own);
    return own;
  };
  const written = async (slug: string, more: Parameters<typeof article>[1] = {}) => {
    const desk = await startDesk(database);
    const story = manuscriptIn(await desk.create(article(slug, more)));
    await desk.close();
    return story;
  };
  const statusOf = async (slug: string) => {
    const service = await startService(database);
    const { status } = await service.ask(pagePath('article', slug));
    await service.close();
    return status;
  };

  it('says of each command how it is written and what it does', () => {
    expect(Object.keys(commands)).toEqual([
      'new',
      'add',
      'import',
      'list',
      'export',
      'generate',
      'publish',
      'unpublish',
      'schedule',
      'delete',
      'recover',
      'give-back',
      'rebuild',
      'token',
      'webhook',
      'mail',
      'searches',
      'encode',
    ]);
    for (const { usage, about } of Object.values(commands))
      expect([usage, about].every((text) => text.length > 3)).toBe(true);
  });

  describe('import', () => {
    it('takes over files, shows progress, tells what changed, and again takes nothing', async () => {
      const own = await empty();
      const first = await run(`import ${SMALL_FOLDER}`, own);
      expect([first.said, first.steps]).toEqual([
        ['27 taken over, 0 as they were'],
        ['25/27 arrangement front', '27/27 arrangement synonyms'],
      ]);
      // Once for each portion.
      expect(first.told).toEqual(['everything', 'everything']);
      expect(await run(`import ${SMALL_FOLDER}`, own)).toEqual({
        said: ['0 taken over, 27 as they were'],
        steps: [],
        told: [],
      });
    });

    it('takes over an export of its own kind', async () => {
      const folder = await temporaryFolder();
      expect((await run(`export ${folder}`)).said).toEqual(['8 stories, 2 pictures, 1 products']);
      const own = await empty();
      expect((await run(`import ${folder}`, own)).said).toEqual(['8 stories are shown']);
      expect({ ...(await countsOf(own)), tokens: 0 }).toEqual({ ...(await countsOf(database)), tokens: 0 });
    });

    it('tells what texts may not hold, and takes the rest', async () => {
      const folder = await copyOfSmall();
      const more = '\n\n<font>Big</font> words, <a href="story:winter-range">linked</a>.\n';
      await edit(folder, 'stories/halo-tested.md', (text) => text + more);
      const own = await empty();
      expect((await run(`import ${folder}`, own)).said).toEqual([
        'stories/halo-tested.md, line 23: <font> is left out: its words stay (“Big words, linked .”)',
        '27 taken over, 0 as they were',
      ]);
      const { left_out } = await own.db
        .selectFrom('manuscripts')
        .select('left_out')
        .where('slug', '=', 'halo-tested')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(left_out)).toEqual([
        { field: 'body', message: '<font> is left out: its words stay', near: 'Big words, linked .' },
      ]);
      const { body } = await own.db
        .selectFrom('stories')
        .select('body')
        .where('slug', '=', 'halo-tested')
        .executeTakeFirstOrThrow();
      expect(body).toContain('Big words, <a href="/roadshow/news/winter-range/">linked</a>.');
    });

    it('names the file that is broken, or that there is none', async () => {
      const folder = await copyOfSmall();
      await edit(folder, 'stories/halo-tested.md', (text) => text.replace('topic: phones', 'topic: steam'));
      await expect(run(`import ${folder}`)).rejects.toThrow(
        'stories/halo-tested.md, line 6: there is no topic “steam”',
      );
      await expect(run('import /no/such/folder')).rejects.toThrow(/\/no\/such\/folder/);
    });
  });

  it('export fails clearly where it cannot write', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'tables/pictures.jsonl'), { recursive: true });
    await expect(run(`export ${folder}`)).rejects.toThrow(/EISDIR/);
  });

  it('generate makes stories, and nothing twice', async () => {
    const own = await empty();
    await run(`import ${SMALL_FOLDER}`, own);
    const { said, steps, told } = await run('generate 3', own);
    expect([said, steps.length]).toEqual([['3 stories made'], 3]);
    expect(told).toContain('listing:river');
    expect((await run('generate 3', own)).said).toEqual(['0 stories made']);
  });

  describe('for a story', () => {
    it('publish shows its newest revision and tells so', async () => {
      const { id } = await written('by-command');
      const { said, told } = await run('publish by-command');
      expect(said).toEqual(['by-command is published']);
      expect(told).toEqual(expect.arrayContaining([`story:${id}`, 'listing:river']));
      expect(await statusOf('by-command')).toBe(200);
    });

    it('publish says what to look at again', async () => {
      await written('warned-by-command', { headline: 'A headline that is longer '.repeat(4).trim() });
      const { said } = await run('publish warned-by-command');
      expect(said).toEqual([
        'warned-by-command is published',
        expect.stringMatching(/^Look again: warned-by-command: headline is too long for a title/),
      ]);
    });

    it('unpublish takes it back and tells so', async () => {
      const { said, told } = await run('unpublish by-command');
      expect(said).toEqual(['by-command is unpublished']);
      expect(told).toContain('listing:river');
      expect(await statusOf('by-command')).toBe(410);
    });

    it('schedule publishes it at its time', async () => {
      await written('by-the-clock');
      const { said, told } = await run('schedule by-the-clock 2026-11-15T19:00:00+01:00');
      expect([said, told]).toEqual([
        ['by-the-clock is scheduled for 2026-11-15T18:00:00.000Z, as of revision 1'],
        ['schedule'],
      ]);
      expect(await statusOf('by-the-clock')).toBe(404);
      const service = await startService(database, { clock: { now: () => NOW + HOUR_MS } });
      expect((await service.ask(pagePath('article', 'by-the-clock'))).status).toBe(200);
      await service.close();
    });

    it('delete puts it into the bin, and recover brings it back, under another slug where one is said', async () => {
      await written('to-and-fro');
      expect((await run('delete to-and-fro')).said).toEqual(['to-and-fro is binned']);
      await expect(run('delete to-and-fro')).rejects.toThrow('There is no story to-and-fro');
      expect((await run('recover to-and-fro')).said).toEqual(['to-and-fro is draft']);
      await run('delete to-and-fro');
      expect((await run('recover to-and-fro back-and-forth')).said).toEqual(['back-and-forth is draft']);
      await expect(run('recover to-and-fro')).rejects.toThrow('There is no story to-and-fro in the bin');
      await expect(run('delete halo-tested')).rejects.toThrow('is published: take it from readers first');
      await expect(run('give-back back-and-forth to-and-fro')).rejects.toThrow('did not have the slug to-and-fro');
    });

    it('cannot be scheduled into the past, nor when readers see it', async () => {
      await written('too-late');
      await expect(run('schedule too-late 2026-11-15T16:59:59Z')).rejects.toThrow('at lies in the past');
      await expect(run('schedule halo-tested 2026-11-16T00:00:00Z')).rejects.toThrow(
        'is for stories that are not published',
      );
    });
  });

  describe('rebuild', () => {
    it('shows anew what is shown otherwise than its manuscript says, and nothing else', async () => {
      const own = await openSmall(suite);
      expect(await run('rebuild', own)).toEqual({
        said: ['0 of 8 stories were shown otherwise'],
        steps: [expect.stringMatching('^8/8 ')],
        told: [],
      });
      const { id } = await own.db.selectFrom('stories').select('id').limit(1).executeTakeFirstOrThrow();
      await own.db.updateTable('stories').set({ headline: 'Once' }).where('id', '=', id).execute();
      const { said, told } = await run('rebuild from-start', own);
      expect([said, told]).toEqual([['1 of 8 stories were shown otherwise'], expect.arrayContaining([`story:${id}`])]);
    });

    it('names the stories that it cannot show, and refuses other words', async () => {
      const own = await openSmall(suite);
      const document = JSON.stringify({ slug: 'halo-tested', typeName: 'content_article' });
      const { id } = await own.db
        .selectFrom('manuscripts')
        .select('id')
        .where('slug', '=', 'halo-tested')
        .executeTakeFirstOrThrow();
      await own.db.updateTable('manuscript_revisions').set({ document }).where('manuscript_id', '=', id).execute();
      await expect(run('rebuild', own)).rejects.toThrow(
        /^1 stories stay as they were shown before:\nhalo-tested: .*headline/s,
      );
      await expect(run('rebuild everything', own)).rejects.toThrow('rebuild takes from-start or nothing');
    });
  });

  describe('token', () => {
    const list = async () => (await run('token list')).said.filter((line) => !line.startsWith('test '));

    it('create says a token once, which works; list names it; revoke ends it', async () => {
      const { said } = await run('token create night-desk read,write');
      const [token = ''] = said;
      expect(said).toEqual([expect.stringMatching(/^mh_[A-Za-z0-9_-]{43}$/)]);
      const service = await startService(database);
      const ask = () => service.ask('/api/desk/stories', { headers: { authorization: `Bearer ${token}` } });
      expect((await ask()).status).toBe(200);
      expect(await list()).toEqual(['night-desk: read write']);
      expect((await run('token revoke night-desk')).said).toEqual(['night-desk is revoked']);
      expect((await ask()).status).toBe(401);
      expect(await list()).toEqual(['night-desk (revoked 2026-11-15T17:00:00.000Z): read write (revoked)']);
      await service.close();
    });

    it('create without scopes makes one that may do everything, and alone it lists', async () => {
      await run('token create all-of-it');
      expect((await run('token')).said).toContain(
        'all-of-it: read write publish media flags audit webhooks mail moderate ads',
      );
    });

    it.each([
      ['token create all-of-it', 'There is a token all-of-it already'],
      ['token create', 'A name for the token is missing'],
      ['token create x sing', 'There is no scope sing: choose from read, write, publish, media'],
      ['token create x read,,write', 'There is no scope'],
      ['token revoke', 'The name of the token is missing'],
      ['token revoke nobody', 'There is no token nobody'],
      ['token sing', 'token takes create, revoke or list'],
      ['token constructor', 'token takes create, revoke or list'],
    ])('%s says what is wrong', async (line, message) => {
      await expect(run(line)).rejects.toThrow(message);
    });
  });

  describe('webhook', () => {
    it('list names those there are; rotate says a new secret once, and until when the old one signs', async () => {
      const input = webhookInput.parse({ url: 'https://example.com/hook', about: 'the app' });
      const { id, secret } = await addWebhook({ database: storeOf(database), clock }, input, { name: 'a test' });
      expect((await run('webhook')).said).toEqual([
        `${id}: https://example.com/hook (story.published, story.updated, story.withdrawn), the app`,
      ]);
      const { said } = await run(`webhook rotate ${id} 2`);
      expect(said).toEqual([
        expect.stringMatching(/^whsec_.{44}$/),
        'The old secret signs beside it until 2026-11-15T19:00:00.000Z',
      ]);
      expect(said[0]).not.toBe(secret);
      expect((await run(`webhook rotate ${id} 0`)).said[1]).toBe('The old secret no longer signs');
      const acts = await database.db.selectFrom('audit').select('about').where('about', '=', id).execute();
      expect(acts).toHaveLength(3);
    });

    it.each([
      ['webhook rotate', 'The id of the webhook is missing'],
      ['webhook rotate nobody', 'There is no webhook nobody'],
      ['webhook rotate nobody soon', 'How many hours takes a whole number from 0 to 168'],
      ['webhook sing', 'webhook takes rotate or list'],
    ])('%s says what is wrong', async (line, message) => {
      await expect(run(line)).rejects.toThrow(message);
    });
  });

  it('mail says where a test message went, and that it is kept where there is no server', async () => {
    expect((await run('mail Ann@Example.com')).said).toEqual([
      'SMTP_URL is not set: the message for ann@example.com is kept in the outbox, /desk/outbox/',
    ]);
    const kept = await database.db.selectFrom('mail').select(['state', 'recipient']).execute();
    expect(kept).toEqual([{ state: 'kept', recipient: 'ann@example.com' }]);
  });

  it.each([
    ['mail', 'An e-mail address is missing'],
    ['mail nobody', 'nobody is no e-mail address'],
    ['import', 'The file or folder to import is missing'],
    ['export', 'The folder to write is missing'],
    ['generate', 'How many is missing'],
    ['generate 0', 'How many takes a whole number from 1 to 9999999'],
    ['generate -1', 'How many takes a whole number'],
    ['generate 1.5', 'How many takes a whole number'],
    ['generate 1e3', 'How many takes a whole number'],
    ['generate many', 'How many takes a whole number'],
    ['publish', 'The slug of a story is missing'],
    ['publish no-such', 'There is no story no-such'],
    ['unpublish', 'The slug of a story is missing'],
    ['unpublish no-such', 'There is no story no-such'],
    ['schedule', 'The slug of a story is missing'],
    ['recover', 'The slug of a story is missing'],
    ['give-back halo-tested', 'A slug that it had before is missing'],
    ['schedule halo-tested', 'An instant is missing'],
    ['schedule halo-tested tomorrow', '"tomorrow" is not a date and time: write it like 2026-11-20T09:00:00Z'],
    ['schedule halo-tested 2027', '"2027" is not a date and time'],
    ['schedule halo-tested 2027-01-01T09:00', '"2027-01-01T09:00" is not a date and time'],
  ])('%s says what is wrong, and changes nothing', async (line, message) => {
    const before = await countsOf(database);
    await expect(run(line)).rejects.toThrow(message);
    expect(await countsOf(database)).toEqual(before);
  });

  it('encode leaves films alone that are there', async () => {
    expect((await run(`encode ${SMALL_FOLDER}`)).said).toEqual(['0 videos made']);
  });
});
