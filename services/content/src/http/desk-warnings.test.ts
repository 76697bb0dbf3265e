/** What an editor is asked to look at again when a manuscript is saved. */
import { describeWithDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { article, type Desk, manuscriptIn, startDesk } from '../testing/desk.ts';
import { type Answer, openSmall } from '../testing/newsroom.ts';

const warned = z.object({
  meta: z.object({ warnings: z.array(z.object({ field: z.string(), message: z.string() })) }),
});
const warningsIn = ({ body }: Answer) => warned.parse(body).meta.warnings;

const LONG = 'Halo’s new phone repairs itself, and we broke six of them in a week to see how well it does';

describeWithDatabase('warnings', (suite) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(await openSmall(suite));
  });
  afterAll(() => desk.close());

  let made = 0;
  const saved = (more: Parameters<typeof article>[1]) => {
    made += 1;
    return desk.create(article(`warned-${made}`, more));
  };
  const about = { products: ['halo-12'] };

  it('are none where there is nothing to say', async () => {
    expect(warningsIn(await saved({}))).toEqual([]);
  });

  it('tell of a title that is too long, and stop where one stands in for it', async () => {
    const first = await saved({ headline: LONG });
    expect(first.status).toBe(201);
    expect(warningsIn(first)).toEqual([
      {
        field: 'headline',
        message: expect.stringContaining('“Halo’s new phone repairs itself, and we broke six of them in a week…”'),
      },
    ]);
    const story = manuscriptIn(first);
    expect(story.headline).toBe(LONG);
    const second = await desk.edit(story, { ...story.document, seo: { title: 'Six phones, broken' } });
    expect([second.status, warningsIn(second)]).toEqual([200, []]);
    const third = await desk.edit(manuscriptIn(second), { ...story.document, seo: { title: LONG } });
    expect(warningsIn(third)).toMatchObject([{ field: 'seo.title' }]);
  });

  it('tell of a price that no shop asks, in whichever text it stands', async () => {
    const answer = await saved({
      ...about,
      headline: 'Halo 12 at $699',
      dek: 'It costs $699 today.',
      body: '<p>The Halo 12 is <b>$699</b> today. The list price is $799.</p><p>The Halo 12 was $799.</p>',
    });
    expect(answer.status).toBe(201);
    const message = 'says $699, but Halo 12 is $749.5 at Corner Shop';
    expect(warningsIn(answer)).toEqual(['headline', 'dek', 'body'].map((field) => ({ field, message })));
  });

  it.each([
    ['what the shop asks', 'The Halo 12 is $749.50 at Corner Shop.'],
    ['the list price', 'The Halo 12 should cost $799.'],
    ['what is saved', 'The Halo 12 is $49.50 off.'],
    ['the difference of two prices', 'The Halo 12 fell by $49.50.'],
    ['a limit', 'The Halo 12 is under $900.'],
    ['a rate', 'The Halo 12 is $699 a year with a plan.'],
    ['another thing', 'A case for the Halo 12 costs $29.'],
    ['a price of something that it does not name', 'The other one costs $699.'],
    ['what it is not', 'The Halo 12 has never been $699.'],
    ['millions', 'The Halo 12 made $699 million.'],
  ])('do not tell of %s', async (_, sentence) => {
    expect(warningsIn(await saved({ ...about, body: `<p>${sentence}</p>` }))).toEqual([]);
  });

  it('know the price of a code, and leave tables alone', async () => {
    const deals = [{ product: 'halo-12', code: 'HALO', price: 699 }];
    expect(warningsIn(await saved({ ...about, deals, body: '<p>The Halo 12 is $699 with a code.</p>' }))).toEqual([]);
    const table = '<table><tbody><tr><td>Halo 12</td><td>$699</td></tr></tbody></table>';
    expect(warningsIn(await saved({ ...about, body: table }))).toEqual([]);
  });

  it('are told of what is read, published and restored, too', async () => {
    const story = manuscriptIn(await saved({ headline: LONG }));
    const answers = [await desk.send('GET', `/stories/${story.id}`), await desk.act('publish', story)];
    answers.push(await desk.act('restore', story, { revision: 1 }));
    for (const answer of answers) expect([answer.status, warningsIn(answer).length]).toEqual([200, 1]);
  });

  it('are in the list of stories, each with its own, beside what was left out of its texts', async () => {
    const named = { ...about, body: '<p>The Halo 12 is $699 today.</p><p><font>Big</font> words.</p>' };
    const stories = [await saved({ headline: LONG }), await saved(named), await saved({})].map(manuscriptIn);
    const listed = z.object({ data: z.array(z.looseObject({ id: z.string() })) });
    const { data } = listed.parse((await desk.send('GET', '/stories?q=warned&limit=100')).body);
    const told = stories.map(({ id }) => data.find((entry) => entry.id === id));
    expect(told).toMatchObject([
      { leftOut: [], warnings: [{ field: 'headline' }] },
      {
        leftOut: [{ field: 'body', message: '<font> is left out: its words stay', near: 'Big words.' }],
        warnings: [{ field: 'body', message: 'says $699, but Halo 12 is $749.5 at Corner Shop' }],
      },
      { leftOut: [], warnings: [] },
    ]);
  });

  it('say what was left out until the text is saved again', async () => {
    const leftOutIn = ({ body }: Answer) => z.object({ meta: z.object({ leftOut: z.array(z.unknown()) }) }).parse(body);
    const story = manuscriptIn(await saved({ body: '<p><font>Big</font> words.</p>' }));
    const published = await desk.act('publish', story);
    const read = await desk.send('GET', `/stories/${story.id}`);
    for (const answer of [published, read]) expect(leftOutIn(answer).meta.leftOut).toHaveLength(1);
    await desk.edit(story, story.document);
    expect(leftOutIn(await desk.send('GET', `/stories/${story.id}`)).meta.leftOut).toEqual([]);
  });

  it('keep what was left out with a story that is brought back under another slug', async () => {
    const story = manuscriptIn(await saved({ body: '<p><font>Big</font> words.</p>' }));
    await desk.send('DELETE', `/stories/${story.id}`, { revision: 1 });
    const back = await desk.act('recover', story, { slug: `${story.slug}-again` });
    expect(back.body).toMatchObject({ data: { revision: 2 }, meta: { leftOut: [{ near: 'Big words.' }] } });
  });
});
