import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  article,
  type Desk,
  listener,
  type Manuscript,
  manuscriptIn,
  movableClock,
  startDesk,
} from '../testing/desk.ts';
import { openSmall, pagePath } from '../testing/newsroom.ts';
import { PREVIEW_LASTS_MS } from '../use-cases/writing/preview.ts';

const answer = z.object({ data: z.object({ url: z.string(), revision: z.number(), until: z.string() }) });

describeEachEngine('a preview', (suite) => {
  const clock = movableClock();
  const bus = listener();
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(await openSmall(suite), { clock, hear: bus.hear });
  });
  afterAll(() => desk.close());

  const ask = ({ id }: Pick<Manuscript, 'id'>, body: object = {}) =>
    desk.send('POST', `/stories/${id}/preview`, { body });
  const previewOf = async (story: Pick<Manuscript, 'id'>, body?: object) =>
    answer.parse((await ask(story, body)).body).data;
  const tokenIn = ({ url }: { url: string }): string => url.split('?preview=')[1] ?? '';
  const page = async (slug: string, token?: string) => {
    const { status, body } = await desk.ask(pagePath('article', slug), {
      ...(token !== undefined && { headers: { preview: token } }),
    });
    return { status, text: JSON.stringify(body) };
  };
  const draft = async (slug: string, more: object = {}) =>
    manuscriptIn(await desk.create({ ...article(slug), ...more }));

  it('shows what nobody has published, at its address and to nobody else', async () => {
    const story = await draft('not-yet', { headline: 'Not yet to be read' });
    const preview = await previewOf(story);
    expect(preview).toMatchObject({ revision: 1, until: new Date(clock.now() + PREVIEW_LASTS_MS).toISOString() });
    expect(preview.url).toMatch(/^\/[a-z/-]+\/not-yet\/\?preview=[\w.-]{1,256}$/);
    const seen = await page('not-yet', tokenIn(preview));
    expect(seen.status).toBe(200);
    expect(seen.text).toContain('Not yet to be read');
    expect((await page('not-yet')).status).toBe(404);
  });

  it('changes nothing and tells nobody', async () => {
    const story = await draft('leaves-no-trace');
    const token = tokenIn(await previewOf(story));
    bus.heard.length = 0;
    await page('leaves-no-trace', token);
    expect(bus.heard).toEqual([]);
    expect(await desk.manuscript(story.id)).toMatchObject({ status: 'draft', publishedRevision: null });
    const { body } = await desk.ask('/api/neutron/search/masthead/results/web?searchQuery=leaves-no-trace');
    expect(body).toMatchObject({ data: { items: [] } });
  });

  it('is of one revision: the newest, or the one that is asked for', async () => {
    const published = await desk.published(article('in-three-versions', { headline: 'The first version' }));
    const second = manuscriptIn(await desk.edit(published, { ...published.document, headline: 'The second version' }));
    const [newest, first] = [await previewOf(second), await previewOf(second, { revision: 1 })];
    expect((await page('in-three-versions', tokenIn(newest))).text).toContain('The second version');
    expect((await page('in-three-versions', tokenIn(first))).text).toContain('The first version');
    manuscriptIn(await desk.edit(second, { ...published.document, headline: 'The third version' }));
    expect((await page('in-three-versions', tokenIn(newest))).text).toContain('The second version');
    expect((await page('in-three-versions')).text).toContain('The first version');
  });

  it('is for its own story: other pages are as they are', async () => {
    const token = tokenIn(await previewOf(await draft('only-this-one')));
    const other = await desk.published(article('some-other-one'));
    const dataAt = async (preview?: string) => {
      const { text } = await page(other.slug, preview);
      return z.object({ data: z.unknown() }).parse(JSON.parse(text)).data;
    };
    expect(await dataAt(token)).toEqual(await dataAt());
  });

  it('ends', async () => {
    const token = tokenIn(await previewOf(await draft('for-a-day')));
    clock.pass(PREVIEW_LASTS_MS - 1);
    expect((await page('for-a-day', token)).status).toBe(200);
    clock.pass(1);
    expect(await page('for-a-day', token)).toMatchObject({ status: 404, text: expect.stringContaining('has ended') });
  });

  it('ends with the story that it is of', async () => {
    const story = await draft('soon-in-the-bin');
    const token = tokenIn(await previewOf(story));
    await desk.send('DELETE', `/stories/${story.id}`, { revision: 1 });
    expect((await page('soon-in-the-bin', token)).status).toBe(404);
    expect((await ask(story)).status).toBe(409);
  });

  describe('is given', () => {
    it('by nobody but the desk', async () => {
      const [mine, other] = [await draft('signed-for'), await draft('not-signed-for')];
      const token = tokenIn(await previewOf(mine));
      const forged = [
        token.replace(mine.id, other.id),
        token.replace('.1.', '.2.'),
        `${token}x`,
        token.slice(0, -1),
        'x',
      ];
      for (const each of forged) expect((await page('not-signed-for', each)).status).toBe(404);
    });

    it('to who has a token of the desk, for stories and revisions that are there', async () => {
      const story = await draft('asked-for');
      expect((await desk.ask(`/api/desk/stories/${story.id}/preview`, { method: 'POST', body: '{}' })).status).toBe(
        401,
      );
      expect((await ask({ id: 'nothing' })).status).toBe(404);
      expect((await ask(story, { revision: 7 })).status).toBe(404);
      expect((await ask(story, { revision: 0 })).status).toBe(422);
    });
  });
});
