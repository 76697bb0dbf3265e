import { contentListCodec } from '@masthead/model';
import { createLogger } from '@masthead/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createAsk } from './ask.ts';
import { type ClientOptions, createContentClient, type SeamlessAsk } from './client.ts';
import { contentApi } from './definitions.ts';
import { type ContentStub, contentStub, sends, staysSilent } from './testing/content-stub.ts';

const codec = z.object({ name: z.string() });
const named = sends({ data: { name: 'a' } });

/** A client that speaks HTTP to the stub, and the warnings it gives. */
function clientOf({ url }: Pick<ContentStub, 'url'>, changes: Partial<ClientOptions> = {}) {
  const lines: string[] = [];
  const logger = createLogger({ level: 'debug', destination: { write: (line) => lines.push(line) } });
  const client = createContentClient(createAsk({ contentFetch: (request) => fetch(request) }), {
    api: contentApi,
    baseUrl: url,
    siteKey: 'cnet',
    development: false,
    logger,
    ...changes,
  });
  return { client, lines, levels: () => lines.map((line) => JSON.parse(line).level) };
}

afterEach(() => void vi.useRealTimers());

const { seamless: _, liveItems: __, vanity: ___, ...otherDefinitions } = contentApi.definitions;
const undefinedRequests = { api: { ...contentApi, definitions: otherDefinitions } };

describe('a page', () => {
  const article = { type: 'article', slug: 'foo', contentOnly: true };

  it('is asked for with its own query, and says whether only its content is wanted', async () => {
    const stub = await contentStub(named);
    await clientOf(stub).client.page({ ...article, query: { pageNumber: 2, sort: null } }, codec);
    expect(stub.asked).toEqual(['/api/neutron/composer/cnet/pages/article/foo/web?pageNumber=2&contentOnly=true']);
  });

  it.each([true, false])(
    'says in the neon-header whether header and footer are wanted (contentOnly %s)',
    async (only) => {
      const stub = await contentStub(named);
      await clientOf(stub).client.page({ ...article, contentOnly: only }, codec);
      expect(stub.asked[0]).toContain(`contentOnly=${only}`);
      expect(stub.lastHeaders()['neon-header']).toBe(String(!only));
    },
  );

  it('is asked for with debug=true in development, and only there', async () => {
    const stub = await contentStub(named);
    await clientOf(stub, { development: true }).client.page(article, codec);
    await clientOf(stub).client.page({ ...article, query: { debug: 'true' } }, codec);
    expect(stub.asked.map((address) => address.includes('debug=true'))).toEqual([true, false]);
  });

  it('is asked for with its preview, when it has one', async () => {
    const stub = await contentStub(named);
    await clientOf(stub).client.page({ ...article, preview: 'abc' }, codec);
    expect(stub.lastHeaders().preview).toBe('abc');
    await clientOf(stub).client.page(article, codec);
    expect(stub.lastHeaders().preview).toBeUndefined();
  });

  it('of money is asked for at the bridge, with the same flags', async () => {
    const stub = await contentStub(named);
    await clientOf(stub).client.moneyPage({ slug: 'foo', contentOnly: true, preview: 'abc' }, codec);
    expect(stub.asked).toEqual(['/api/bridge/composer/cnet/pages/article/foo/web?contentOnly=true']);
    expect(stub.lastHeaders()).toMatchObject({ preview: 'abc', 'neon-header': 'false' });
  });
});

it('what a browser asks for itself has a path without host, key and query', () => {
  const { client } = clientOf({ url: 'http://content.test' }, { apiKey: { key: 'hunter2', hosts: ['content.test'] } });
  expect(client.pathOf('captions', { slug: 'a b' })).toBe('/api/neutron/videos/cnet/captions/webvtt/a%20b.vtt');
});

describe('the key', () => {
  it('goes to a host that wants it, and into no log line', async () => {
    const stub = await contentStub(sends('broken', 500));
    const { client, lines } = clientOf(stub, { apiKey: { key: 'hunter2', hosts: [stub.host] } });
    await expect(client.get('navigation')).rejects.not.toThrow('hunter2');
    await client.liveItemsSince('c', 7);
    await client.vanity({ path: '/x/' });
    expect(stub.asked.map((address) => address.includes('apiKey=hunter2'))).toEqual([true, true, true]);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('hunter2');
  });
});

describe('a component', () => {
  it('is asked for by its link, and leads on to the next', async () => {
    const page = { items: [], paging: { limit: '4', offset: '4', total: '9' } };
    const next = '/api/neutron/components/cnet/listing/topic/vpn/web?offset=8&limit=4';
    const stub = await contentStub(sends({ data: page, links: { next } }));
    const href = '/api/neutron/components/cnet/listing/topic/vpn/web?offset=4&limit=4';
    const list = await clientOf(stub).client.getComponent(href, contentListCodec);
    expect(stub.asked).toEqual([href]);
    expect(list).toMatchObject({ paging: { offset: 4, total: 9 }, links: { next } });
  });

  it('is not asked for elsewhere', async () => {
    const stub = await contentStub(named);
    const { client } = clientOf({ url: 'http://content.test' });
    await expect(client.getComponent(`${stub.url}/api/neutron/x`, codec)).rejects.toMatchObject({ statusCode: 400 });
    expect(stub.asked).toEqual([]);
  });
});

describe('the dictionary of friendly addresses', () => {
  it('has its entries and nothing else', async () => {
    const stub = await contentStub(sends({ data: { '/x/': { target: '/y/' } }, links: { self: 's' }, meta: {} }));
    const dictionary = await clientOf(stub).client.get('vanityDictionary');
    expect(dictionary).toEqual({ '/x/': { target: '/y/' } });
  });
});

describe('live items', () => {
  it('are asked for from the one after the last', async () => {
    const stub = await contentStub(sends({ data: [{ id: 'i8', sequence: 8, headline: 'News' }] }));
    const items = await clientOf(stub).client.liveItemsSince('c', 7);
    expect(stub.asked).toEqual(['/api/neutron/livearticles/cnet/items/c/8/web']);
    expect(items).toMatchObject([{ id: 'i8', sequence: 8, headline: 'News' }]);
  });

  it.each([
    ['the service fails', sends({ errors: [{ code: 500, message: 'broken' }] }, 500)],
    ['there is no such coverage', sends({ errors: [{ code: 404, message: 'no' }] }, 404)],
    ['the answer has no items', sends({ data: { name: 'a' } })],
  ])('are none, with a warning, when %s', async (_why, answer) => {
    const { client, levels } = clientOf(await contentStub(answer));
    await expect(client.liveItemsSince('c', 7)).resolves.toEqual([]);
    expect(levels()).toEqual(['warn']);
  });

  it('cannot be asked for without their definition', async () => {
    const { client } = clientOf({ url: 'http://content.test' }, undefinedRequests);
    await expect(client.liveItemsSince('c', 7)).rejects.toThrow('API definition for liveItems request is missing');
  });
});

describe('what may follow on an endless page', () => {
  const FIXED = 'componentName=seamless&componentDisplayName=Seamless&componentType=Seamless&limit=3';

  it.each<[SeamlessAsk, string]>([
    [{ slug: 'foo' }, `foo/web?${FIXED}`],
    [
      { slug: 'foo', contentId: 'c', pageType: 'article', collectionId: 'hv' },
      `foo/web?${FIXED}&contentId=c&recommendationContentType=content_article&collectionId=hv`,
    ],
    [{ contentId: 'c' }, `c/web?${FIXED}&contentId=c`],
    [{ pageType: 'longform' }, `longform/web?${FIXED}&recommendationContentType=content_article`],
    [{ pageType: 'video_page' }, `video_page/web?${FIXED}&recommendationContentType=content_video`],
    [{ pageType: 'product_main' }, `product_main/web?${FIXED}&recommendationContentType=content_review`],
    [{ pageType: 'error_page' }, `error_page/web?${FIXED}`],
  ])('is asked for by any of slug, content id and page type: %j', async (ask, address) => {
    const stub = await contentStub(sends({ data: { items: [{ id: '1', slug: 'next', source: 'curated' }] } }));
    await expect(clientOf(stub).client.seamless(ask)).resolves.toMatchObject([{ slug: 'next', source: 'curated' }]);
    expect(stub.asked).toEqual([`/api/neutron/seamless/cnet/${address}`]);
  });

  it.each([{}, { collectionId: 'hv' }, { slug: '' }])('is nothing, with a warning, without any: %j', async (ask) => {
    const stub = await contentStub(named);
    const { client, levels } = clientOf(stub);
    await expect(client.seamless(ask)).resolves.toEqual([]);
    expect(levels()).toEqual(['warn']);
    expect(stub.asked).toEqual([]);
  });

  it('is nothing, with a warning, when it is not defined', async () => {
    const { client, levels } = clientOf({ url: 'http://content.test' }, undefinedRequests);
    await expect(client.seamless({ slug: 'foo' })).resolves.toEqual([]);
    expect(levels()).toEqual(['warn']);
  });

  it('is an error when its items are missing, so that the page can show something else', async () => {
    const { client } = clientOf(await contentStub(sends({ data: {} })));
    await expect(client.seamless({ slug: 'foo' })).rejects.toThrow('Expected property data.items');
  });
});

describe('a friendly address', () => {
  const rule = { id: '1', urlType: 'MASK', urlPath: '/x/', targets: [] };

  it('is looked up for the default edition', async () => {
    const stub = await contentStub(sends({ data: rule }));
    await expect(clientOf(stub).client.vanity({ path: '/x/' })).resolves.toMatchObject({ urlType: 'MASK' });
    expect(stub.asked).toEqual(['/api/neutron/vanity/cnet/web?edition=us&path=%2Fx%2F']);
  });

  it('that has no rule is nothing, and no news', async () => {
    const { client, lines } = clientOf(await contentStub(sends({ errors: [{ code: 404 }] }, 404)));
    await expect(client.vanity({ path: '/x/' })).resolves.toBeUndefined();
    expect(lines).toEqual([]);
  });

  it('that cannot be looked up is passed over with a warning', async () => {
    const { client, levels } = clientOf(await contentStub(sends({}, 500)));
    await expect(client.vanity({ path: '/x/' })).resolves.toBeUndefined();
    expect(levels()).toEqual(['warn']);
  });

  it('is not waited for longer than two seconds', async () => {
    const stub = await contentStub(staysSilent);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const settled = vi.fn();
    const lookup = clientOf(stub).client.vanity({ path: '/x/' }).then(settled);
    await vi.advanceTimersByTimeAsync(1999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await lookup;
    expect(settled).toHaveBeenCalledWith(undefined);
  });
});
