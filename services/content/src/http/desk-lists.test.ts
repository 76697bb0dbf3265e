import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { article, type Desk, startDesk } from '../testing/desk.ts';
import { openSmall } from '../testing/newsroom.ts';

const portion = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  links: z.object({ self: z.string(), next: z.string().optional() }),
  meta: z.object({ total: z.number() }),
});

describeEachEngine('a list at the desk', (suite) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(await openSmall(suite));
  });
  afterAll(() => desk.close());

  const list = async (path: string) => portion.parse((await desk.send('GET', path)).body);

  /** As a tool reads it that knows nothing but `next`. */
  async function walk(first: string) {
    const found: z.output<typeof portion>[] = [];
    for (let path: string | undefined = first; path !== undefined; path = found.at(-1)?.links.next?.slice(9))
      found.push(await list(path));
    return found;
  }

  describe.each(['stories', 'topics', 'people', 'media', 'products'])('of %s', (name) => {
    it('says how long it is, and leads from portion to portion to its end', async () => {
      const { data: all, links, meta } = await list(`/${name}?limit=100`);
      expect([all.length > 0, meta.total, links.next]).toEqual([true, all.length, undefined]);
      const portions = await walk(`/${name}?limit=1`);
      expect(portions.flatMap(({ data }) => data)).toEqual(all);
      expect(portions.map(({ meta }) => meta.total)).toEqual(portions.map(() => all.length));
    });

    it('ends beyond its end', async () => {
      const beyond = await list(`/${name}?offset=5000`);
      expect([beyond.data, beyond.links.next, beyond.meta.total > 0]).toEqual([[], undefined, true]);
    });

    it.each(['limit=0', 'limit=101', 'offset=-1', `q=${'x'.repeat(201)}`])('is not asked for by %s', async (query) => {
      expect((await desk.send('GET', `/${name}?${query}`)).status).toBe(400);
    });
  });

  it('names what documents name it by', async () => {
    const first = async (path: string) => (await list(path)).data[0];
    const [topic, person] = [await first('/topics?q=phones'), await first('/people?q=ann')];
    const [product, picture] = [await first('/products?q=halo'), await first('/media')];
    expect(topic).toMatchObject({ slug: 'phones', name: 'Phones', parent: 'tech', path: ['tech', 'phones'] });
    expect(person).toMatchObject({ username: 'annlee', firstName: 'Ann', lastName: 'Lee' });
    expect(product).toMatchObject({ slug: 'halo-12', name: expect.any(String), maker: expect.any(String) });
    expect(picture).toMatchObject({ alt: expect.any(String), width: expect.any(Number), path: expect.any(String) });
  });

  it('has what has every word that is asked for, in any case, and as it is written', async () => {
    await desk.create(article('the-100-percent-battery', { headline: '100% of a battery, no_more' }));
    await desk.create(article('the-1000-percent-battery', { headline: '1000 of a BATTERY, no more' }));
    const found = async (q: string) =>
      (await list(`/stories?q=${encodeURIComponent(q)}`)).data.map(({ slug }) => slug).sort();
    expect(await found('battery PERCENT')).toEqual(['the-100-percent-battery', 'the-1000-percent-battery']);
    expect(await found('0% battery')).toEqual(['the-100-percent-battery']);
    expect(await found('no_more')).toEqual(['the-100-percent-battery']);
    expect(await found('battery toaster')).toEqual([]);
  });

  it('knows the case of letters that are not English, too', async () => {
    for (const [slug, headline] of [
      ['elysee', 'Élysée opens'],
      ['elysee-again', 'THE ÉLYSÉE OPENS'],
      ['elysee-later', 'Past the élysée'],
    ])
      await desk.create(article(`the-${slug}`, { headline: headline ?? '' }));
    for (const q of ['élysée', 'Élysée', 'ÉLYSÉE'])
      expect((await list(`/stories?q=${encodeURIComponent(q)}`)).meta.total, q).toBe(3);
  });

  it('of stories has those of a kind and a status', async () => {
    const { data, meta } = await list('/stories?kind=review&status=published');
    expect([new Set(data.map(({ typeName }) => typeName)), meta.total]).toEqual([
      new Set(['content_review']),
      data.length,
    ]);
    expect((await desk.send('GET', '/stories?kind=poem')).status).toBe(400);
  });
});
