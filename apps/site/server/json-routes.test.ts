import { describe, expect, it } from 'vitest';
import { contentOf, siteOf } from './testing/site-of.ts';

const moved = {
  errors: [{ code: 301, message: 'Moved', context: { availableOn: [{ edition: 'us', slug: 'new-slug' }] } }],
};

/** A content service that knows where one story lives, and that another has moved. */
function site() {
  const asked: string[] = [];
  const contentFetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    asked.push(path);
    if (path.endsWith('/content_article/new-slug')) return Response.json({ data: { url: '/news/new-slug/' } });
    if (path.endsWith('/content_article/old-slug')) return Response.json(moved, { status: 404 });
    if (path.endsWith('/content_article/broken')) return Response.json({ data: { url: 'https://elsewhere.example/' } });
    return Response.json({ errors: [{ code: 404, message: 'Not Found' }] }, { status: 404 });
  };
  const { get, site: whole } = siteOf({ ...contentOf({}), contentFetch });
  const post = (path: string) => whole.fetch(new Request(`http://localhost${path}`, { method: 'POST' }));
  return { asked, address: (query: string) => get(`/api/editionurlgenerator/?${query}`), get, post };
}

describe('the address of content', () => {
  it('is answered for its kind and slug', async () => {
    const response = await site().address('contentType=content_article&slug=new-slug');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ url: '/news/new-slug/' });
  });

  it('is found where the content moved to', async () => {
    const response = await site().address('contentType=content_article&slug=old-slug&edition=us');
    expect(await response.json()).toEqual({ url: '/news/new-slug/' });
  });

  it('is not found where there is no such content', async () => {
    const response = await site().address('contentType=content_video&slug=new-slug');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ errors: [{ code: 404, message: 'There is no such content' }] });
  });

  it.each([
    '',
    'slug=x',
    'contentType=content_article',
    'contentType=../x&slug=x',
    'contentType=content_article&slug=a/b',
    'contentType=content_article&slug=x&edition=fr',
  ])('is not looked for with "%s"', async (query) => {
    const { address, asked } = site();
    expect((await address(query)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('never leads away from the site', async () => {
    expect((await site().address('contentType=content_article&slug=broken')).status).toBe(500);
  });
});

it('the address of content is found with its slash, and only read', async () => {
  const { get, post } = site();
  const response = await get('/api/editionurlgenerator?contentType=content_article&slug=new-slug');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/api/editionurlgenerator/?contentType=content_article&slug=new-slug');
  expect((await post('/api/editionurlgenerator/')).status).toBe(405);
});

it.each(['GET', 'POST'])('accounts are only for who is signed in, also for %s', async (method) => {
  const { get, post } = site();
  for (const path of ['/apigee/users', '/apigee/users/', '/apigee/users/me']) {
    const response = await (method === 'GET' ? get : post)(path);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  }
});
