import { createLogger } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { createAsk } from '../../content-api/ask.ts';
import { createContentClient } from '../../content-api/client.ts';
import { contentApi } from '../../content-api/definitions.ts';
import { createMatcher } from '../../routes/match.ts';
import { createDependents } from '../cache/dependents.ts';
import { shownPages } from '../route-request.ts';
import { contentOf, ruleOf } from '../testing/site-of.ts';
import { createVanityRules } from './rules.ts';
import { createVanity } from './vanity.ts';

const match = shownPages(createMatcher(), false);

/** What addresses do under some rules, and what was asked and logged for it. */
function vanityOf(...rules: ReturnType<typeof ruleOf>[]) {
  const content = contentOf({}, rules);
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const client = createContentClient(createAsk(content), {
    api: contentApi,
    baseUrl: 'http://content.test',
    siteKey: 'cnet',
    development: false,
    logger,
  });
  const known = createVanityRules({
    content: client,
    clock: { now: () => 0 },
    logger,
    edition: 'us',
    dependents: createDependents(),
  });
  const vanity = createVanity({ rules: known, match, logger });
  const outcome = (address: string) => {
    const url = new URL(address, 'http://localhost');
    return vanity.resolve(url, match(url.pathname));
  };
  return { content, lines, outcome };
}

const PHONES = '/topics/phones/';
const NOTHING = { does: 'nothing' };

describe('a rule', () => {
  it.each([
    ['PERMANENT_REDIRECT', PHONES, { does: 'redirect', location: PHONES, status: 301 }],
    ['TEMPORARY_REDIRECT', PHONES, { does: 'redirect', location: PHONES, status: 302 }],
    ['MASK', PHONES, { does: 'mask', mask: { path: PHONES, permanent: true } }],
    ['TEMPORARY_MASK', PHONES, { does: 'mask', mask: { path: PHONES, permanent: false } }],
    ['OK', undefined, { does: 'ok' }],
    [
      'NOT_FOUND',
      undefined,
      { does: 'not-found', message: 'The friendly address rule of /friendly/ is NOT_FOUND: /friendly/' },
    ],
  ])('of the kind %s leading to %s: %j', async (urlType, target, expected) => {
    const { outcome } = vanityOf(ruleOf('/friendly/', urlType, target));
    expect(await outcome('/friendly/')).toMatchObject(expected);
  });

  it('goes before the page that its address has by itself', async () => {
    const { outcome } = vanityOf(ruleOf('/topics/vpn/', 'PERMANENT_REDIRECT', PHONES));
    expect(await outcome('/topics/vpn/')).toMatchObject({ does: 'redirect', location: PHONES });
  });

  it.each(['PERMANENT_REDIRECT', 'TEMPORARY_REDIRECT', 'MASK', 'TEMPORARY_MASK'])(
    'that leads to its own path does nothing: %s',
    async (urlType) => {
      const { outcome } = vanityOf(ruleOf(PHONES, urlType, PHONES));
      expect(await outcome(PHONES)).toMatchObject(NOTHING);
      expect(await outcome(`${PHONES}?x=1`)).toMatchObject(NOTHING);
    },
  );

  it.each(['PERMANENT_REDIRECT', 'MASK'])('that leads to no page does nothing: %s', async (urlType) => {
    for (const target of [
      '/nowhere/',
      '/roadshow/news/',
      '/topics/phones',
      '/api/desk/',
      '/_node/metrics',
      undefined,
    ]) {
      const { outcome } = vanityOf(ruleOf('/friendly/', urlType, target));
      expect(await outcome('/friendly/')).toMatchObject(NOTHING);
    }
  });

  it('may redirect to what the server answers without a page, and does not mask that', async () => {
    const [redirect, mask] = ['TEMPORARY_REDIRECT', 'MASK'].map((type) =>
      vanityOf(ruleOf('/feed/', type, '/rss/news/')),
    );
    expect(await redirect?.outcome('/feed/')).toMatchObject({ does: 'redirect', location: '/rss/news/' });
    expect(await mask?.outcome('/feed/')).toMatchObject(NOTHING);
  });

  it('is not even asked for where an address is always its own page', async () => {
    const { content, outcome } = vanityOf(ruleOf('/about/', 'NOT_FOUND'), ruleOf('/reviews/', 'NOT_FOUND'));
    for (const path of ['/about/', '/reviews/', '/reviews/2/']) expect(await outcome(path)).toMatchObject(NOTHING);
    expect(content.asked).toEqual([]);
    expect((await vanityOf(ruleOf('/reviews/foo-review/', 'NOT_FOUND')).outcome('/reviews/foo-review/')).does).toBe(
      'not-found',
    );
  });
});

describe('the reader’s query', () => {
  it('finds the rule without what advertisers added, and goes along with it', async () => {
    const { content, outcome } = vanityOf(ruleOf('/friendly/?keep=1', 'TEMPORARY_REDIRECT', PHONES));
    const found = await outcome('/friendly/?utm_source=x&gclid=1&keep=1');
    expect(content.rulesAsked()).toEqual(['/friendly/?keep=1']);
    expect(found).toMatchObject({ location: `${PHONES}?utm_source=x&gclid=1&keep=1` });
  });

  it('is not doubled', async () => {
    const { outcome } = vanityOf(ruleOf('/friendly/', 'TEMPORARY_REDIRECT', `${PHONES}?a=1`));
    expect(await outcome('/friendly/?a=2&b=3')).toMatchObject({ location: `${PHONES}?a=1&b=3` });
  });
});

describe('rules that lead to rules', () => {
  const [permanent, temporary] = ['PERMANENT_REDIRECT', 'TEMPORARY_REDIRECT'];

  it('are followed at once, and for good only when all of them are', async () => {
    const { outcome } = vanityOf(
      ruleOf('/a/', permanent, '/b/'),
      ruleOf('/b/', permanent, '/c/'),
      ruleOf('/c/', temporary, PHONES),
      ruleOf('/d/', permanent, '/e/'),
      ruleOf('/e/', permanent, PHONES),
      ruleOf('/f/', temporary, '/e/'),
    );
    expect(await outcome('/a/')).toMatchObject({ location: PHONES, status: 302 });
    expect(await outcome('/d/')).toMatchObject({ location: PHONES, status: 301 });
    expect(await outcome('/f/')).toMatchObject({ location: PHONES, status: 302 });
  });

  it.each([
    ['of two', ['/a/', '/b/']],
    ['of three', ['/a/', '/b/', '/c/']],
    ['of two that have pages', ['/topics/vpn/', '/topics/phones/']],
  ])('in a circle %s do nothing', async (_, paths) => {
    const circle = paths.map((path, index) => ruleOf(path, permanent, paths[(index + 1) % paths.length]));
    const { outcome } = vanityOf(...circle, ruleOf('/into/', permanent, paths[0]));
    for (const path of [...paths, '/into/']) expect(await outcome(path)).toMatchObject(NOTHING);
  });

  it('without an end do nothing', async () => {
    const chain = Array.from({ length: 30 }, (_, index) => ruleOf(`/n-${index}/`, permanent, `/n-${index + 1}/`));
    expect(await vanityOf(...chain).outcome('/n-0/')).toMatchObject(NOTHING);
  });

  it('end at a mask, which is the address of its page', async () => {
    const { outcome } = vanityOf(
      ruleOf('/a/', permanent, '/friendly/'),
      ruleOf('/friendly/', 'MASK', PHONES),
      ruleOf(PHONES, permanent, '/friendly/'),
    );
    expect(await outcome('/a/')).toMatchObject({ does: 'redirect', location: '/friendly/' });
    expect(await outcome('/friendly/')).toMatchObject({ does: 'mask', mask: { path: PHONES } });
    expect(await outcome(PHONES)).toMatchObject({ does: 'redirect', location: '/friendly/' });
  });
});

describe('the numbered pages of a mask', () => {
  it.each([
    ['a gallery', '/pictures/g/'],
    ['an auto gallery', '/roadshow/pictures/g/'],
    ['a feature', '/feature/f/'],
  ])('have the rule of %s', async (_, target) => {
    const { content, outcome } = vanityOf(ruleOf('/friendly/', 'MASK', target));
    expect(await outcome('/friendly/')).toMatchObject({ mask: { path: target } });
    expect(await outcome('/friendly/3/')).toMatchObject({ mask: { path: `${target}3/`, permanent: true } });
    expect(content.rulesAsked()).toEqual(['/friendly/']);
  });

  it('have it also where the address is that of a gallery', async () => {
    const { content, outcome } = vanityOf(ruleOf('/pictures/g/', 'MASK', '/pictures/other/'));
    expect(await outcome('/pictures/g/')).toMatchObject({ mask: { path: '/pictures/other/' } });
    expect(await outcome('/pictures/g/3/')).toMatchObject({ mask: { path: '/pictures/other/3/' } });
    expect(content.rulesAsked()).toEqual(['/pictures/g/']);
  });

  it('begin at 2: page 1 has no number', async () => {
    const { outcome } = vanityOf(ruleOf('/friendly/', 'MASK', '/feature/f/'));
    expect(await outcome('/friendly/1/?x=1')).toMatchObject({
      does: 'redirect',
      location: '/friendly/?x=1',
      status: 301,
    });
    expect(await outcome('/friendly/0/')).toMatchObject(NOTHING);
    expect(await outcome('/friendly/02/')).toMatchObject(NOTHING);
  });

  it.each([
    ['of what has no pages', '/friendly/2/', ruleOf('/friendly/', 'MASK', '/news/x/')],
    ['of another listing', '/friendly/2/', ruleOf('/friendly/', 'MASK', PHONES)],
    ['of a topic, which has its own', '/topics/vpn/2/', ruleOf('/topics/vpn/', 'MASK', '/feature/f/')],
    ['of a redirect', '/friendly/2/', ruleOf('/friendly/', 'PERMANENT_REDIRECT', '/feature/f/')],
  ])('are not those %s', async (_, path, rule) => {
    expect(await vanityOf(rule).outcome(path)).toMatchObject(NOTHING);
  });
});
