/** A discussion on the page of its story: for everybody, from the service to the document. */
import { cleanText, type Discussion, readText, type Thread } from '@masthead/talk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteDeps } from '../server/site-deps.ts';
import { composedPage } from '../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../server/testing/site-of.ts';

const NOW = Date.parse('2026-11-15T18:00:00Z');

const thread = (text: string, more: Partial<Thread> = {}): Thread => ({
  id: 'c1',
  at: NOW - 60_000,
  name: 'Rui C.',
  state: 'shown',
  blocks: readText(cleanText(text)),
  useful: 3,
  replies: [],
  ...more,
});

const discussionOf = (threads: Thread[], more: Partial<Discussion> = {}): Discussion => ({
  story: 'a1',
  count: threads.length,
  total: threads.length,
  lastEvent: 1,
  threads,
  now: NOW,
  ...more,
});

const article = () =>
  composedPage('article', 'content_article', 'halo', { id: 'a1', headline: 'Halo', body: '<p>Words.</p>' });

function siteWith(answer: () => Response | Promise<Response>, accounts = true) {
  const asked: string[] = [];
  const { get, site } = siteOf(contentOf({ halo: article, cnet: () => ({ discussion: true, accounts }) }), {
    discussionAsk: async (path) => {
      asked.push(path);
      return answer();
    },
  });
  const html = async () => (await get('/news/halo/')).text();
  return { html, site, asked };
}

const withThreads = (threads: Thread[], more?: Partial<Discussion>) =>
  siteWith(() => Response.json({ data: discussionOf(threads, more) }));

it('stands after the story’s own text, once, and is asked for as everybody sees it', async () => {
  const { html, asked } = withThreads([thread('Service engineer here')]);
  const page = await html();
  expect(page).toMatch(/Words\..*id="discussion".*Service engineer here/s);
  // Once as text, and once for search engines.
  expect(page.split('Service engineer here')).toHaveLength(3);
  expect(asked).toEqual(['/a1?for=all']);
});

it('is told to search engines', async () => {
  const reply = { ...thread('Yes'), id: 'c2', name: 'Petra' };
  const page = await withThreads([thread('First', { replies: [reply] })]).html();
  expect(page).toMatch(/"commentCount":1,"comment":\[\{"@type":"Comment".*"text":"First".*"comment":\[.*"text":"Yes"/);
});

it('a new comment makes the page anew, and another story’s does not', async () => {
  let threads = [thread('Said early on')];
  const { html, site } = siteWith(() => Response.json({ data: discussionOf(threads) }));
  expect(await html()).toContain('Said early on');
  threads = [thread('Said later on')];
  site.changes.heard(['discussion:other']);
  expect(await html()).toContain('Said early on');
  site.changes.heard(['discussion:a1']);
  expect(await html()).toContain('Said later on');
});

it('nothing that somebody writes is markup, whatever it is', async () => {
  const pieces = fc.constantFrom(
    '<script>',
    '</p>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'https://a.example/"onx=',
    '&lt;',
    '**',
    '*',
    '\n',
    '> ',
    'x',
    '${',
    '`',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 20 }), async (parts) => {
      const page = await withThreads([thread(`before ${parts.join(' ')} after`)]).html();
      const [, talk = ''] = page.split('id="discussion"');
      const [comment = ''] = talk.split('<aside');
      expect(comment).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
      for (const [, href = ''] of comment.matchAll(/<a href="([^"]*)"/g)) expect(href).toMatch(/^(https:\/\/|\/|#)/);
      for (const [tag] of comment.matchAll(/<a href="https?:[^>]*>/g))
        expect(tag).toContain('rel="nofollow ugc noopener"');
    }),
    { numRuns: 25 },
  );
});

it('a story without one, or without anybody who could tell, is whole', async () => {
  for (const status of [404, 500]) {
    const page = await siteWith(() => new Response('{}', { status })).html();
    expect(page).toContain('Words.');
    expect(page).not.toContain('id="discussion"');
  }
});

it('who has no script can write by a form, and is led to the sign-in otherwise', async () => {
  const page = await withThreads([]).html();
  expect(page).toMatch(/<noscript><form(?=[^>]* method="post")[^>]* action="\/api\/discussion\/a1\/comments"/);
  expect(page).toContain('href="/user/login/?for=comment&amp;returnTo=%2Fnews%2Fhalo%2F%23discussion"');
});

it('a closed one says so and takes nothing', async () => {
  const page = await withThreads([thread('Old')], { closed: { at: NOW, by: 'age' } }).html();
  expect(page).toContain('Discussion closed on');
  expect(page).not.toContain('Sign in to comment');
});

it('without accounts it can be read, and nothing leads to a sign-in', async () => {
  const said = () => Response.json({ data: discussionOf([thread('Service engineer here')]) });
  const page = await siteWith(said, false).html();
  expect(page).toContain('Service engineer here');
  expect(page).not.toMatch(/\/user\/login\/|Your comment/);
});

describe('of a comment service of others', () => {
  const AT = 'https://coral.example';
  const outside = (more: Partial<SiteDeps> = { outsideDiscussion: AT }, path = '/news/halo/') => {
    const { site } = siteOf(contentOf({ halo: article, cnet: () => ({ discussion: true }) }), more);
    return site.fetch(new Request(`http://localhost${path}`, { headers: { 'cdn-region': 'US-WA' } }));
  };
  const policyOf = ({ headers }: Response): string => headers.get('content-security-policy') ?? '';

  it('the page has the place and nothing of what is said there', async () => {
    const page = await (await outside()).text();
    expect(page).toMatch(/Words\..*id="discussion".*Held at .*coral\.example/s);
    expect(page).not.toContain('commentCount');
    expect(page).not.toContain('/api/discussion/');
  });

  it('without accounts nothing on the page leads to a sign-in', async () => {
    const { site } = siteOf(contentOf({ halo: article, cnet: () => ({ discussion: true, accounts: false }) }), {
      outsideDiscussion: AT,
    });
    const page = await (await site.fetch(new Request('http://localhost/news/halo/'))).text();
    expect(page).toContain('Held at ');
    expect(page).not.toContain('/user/login/');
  });

  it('the policy lets its host in, and only where one is set', async () => {
    const open = policyOf(await outside());
    for (const directive of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])
      expect(open).toMatch(new RegExp(`${directive} [^;]*${AT}`));
    expect(open).toContain('wss://coral.example');
    expect(open).not.toContain('trusted-types');
    const without = policyOf(await outside({}));
    expect(without).not.toContain('coral');
    expect(without).toContain('trusted-types');
  });

  it('no page that may be about health lets it in, where a law says so', async () => {
    expect(policyOf(await outside(undefined, '/news/nothing-of-the-kind/'))).not.toContain('coral');
  });
});
