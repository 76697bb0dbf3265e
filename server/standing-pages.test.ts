/** The pages that stand, as readers get them: the site on a real content service with the demo. */
import { experimentTable, triedExperiments, versionLabel } from '@masthead/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '../apps/site/components/body/body-part.ts';
import { demoNewsroom } from '../services/content/src/testing/newsroom.ts';
import { firstOf } from '../services/content/src/testing/reading.ts';
import { pageData } from './testing/page-data.ts';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

let demo: SiteOnDemo;
let files: Awaited<ReturnType<typeof demoNewsroom>>;
const atEnd = suiteEnd();

beforeAll(async () => {
  demo = await siteOnDemo({ atEnd });
  files = await demoNewsroom();
});

const get = (path: string) => demo.get(path);
const textPage = (path: string) => pageData(get, path, 'text');
const htmlOf = (body: Body): string => body.map((part) => (part.kind === 'text' ? part.bodyHtml : '')).join('');
const fileOf = (slug: string) =>
  firstOf(
    files.texts.filter((text) => text.slug === slug),
    slug,
  );

const LANDING = '/tech/services-and-software';

/** Address, layout, text, and the topic whose stories stand below it. */
const TEXT_PAGES = [
  ['/about/', 'about', 'about'],
  ['/terms-of-service/', 'default', 'terms-of-service'],
  ['/privacy-policy/', 'default', 'privacy-policy'],
  ['/auto-buying-program/', 'default', 'auto-buying-program', 'auto'],
  ['/email/forward/', 'minimal', 'email-forward'],
  ['/home/internet/interstitial/', 'minimal', 'internet-interstitial', 'internet'],
  ['/home/energy-and-utilities/solar-estimator/', 'energy-lead-form', 'solar-estimator', 'energy-and-utilities'],
  ['/home/energy-and-utilities/solar-energy/savings/', 'energy-lead-form', 'solar-savings', 'energy-and-utilities'],
  [`${LANDING}/landing/best-vpn/`, 'paid-search-landing', 'best-vpn', 'vpn'],
  [`${LANDING}/landing/best-vpn-overall/`, 'paid-search-landing', 'best-vpn-overall', 'vpn'],
  [`${LANDING}/landing/best-free-vpn/`, 'paid-search-landing', 'best-free-vpn', 'vpn'],
  [`${LANDING}/rvmn-landing/best-vpn-for-mobile/`, 'paid-search', 'best-vpn-for-mobile', 'vpn'],
  [`${LANDING}/rvmn-landing/best-vpn-for-computers/`, 'paid-search', 'best-vpn-for-computers', 'vpn'],
  ['/_hidden/personal-finance/marketplace-cards/', 'marketplace', 'marketplace-cards', 'credit-cards'],
  ['/_hidden/personal-finance/marketplace-savings/', 'marketplace', 'marketplace-savings', 'banking'],
] as const;

describe('a text', () => {
  it.each(TEXT_PAGES)('%s stands in the layout %s, whole, with the newest stories of its topic', async (...page) => {
    const [path, layout, slug, topic] = page;
    const html = await demo.text(path);
    const { title, description } = fileOf(slug);
    expect(html).toContain(`data-layout="${layout}"`);
    const data = await textPage(path);
    expect(data.text).toEqual({ slug, title, description });
    expect(htmlOf(data.body).length).toBeGreaterThan(300);
    const door = topic && (await newestOf(topic));
    expect(data.related?.stories.map(({ id }) => id)).toEqual(door);
  });

  const newestOf = async (topic: string): Promise<string[]> => {
    const { leads, river } = await pageData(get, topic === 'auto' ? '/roadshow/auto/' : `/topics/${topic}/`, 'topic');
    return [...leads, ...river.stories]
      .sort((one, other) => other.publishedAt - one.publishedAt)
      .slice(0, 4)
      .map(({ id }) => id);
  };

  it('is in the document once: as HTML, not as data', async () => {
    for (const path of ['/about/', '/newsletters/', '/awards/', '/voices/', '/provider-reviews/', '/user/settings/']) {
      const html = await demo.text(path);
      const { body } = await anyText(path);
      const sentence = firstOf(htmlOf(body).match(/[\w ,]{40,}\./g) ?? [], 'sentence');
      expect([path, html.split(sentence).length]).toEqual([path, 2]);
    }
  });

  const anyText = async (path: string): Promise<{ body: Body }> => {
    const answer = await (await get(`/_data${path}`)).json();
    return answer.page.content.data;
  };

  it('that stands on no page of its own, or is none, is not found', async () => {
    for (const path of ['/ethics/', `${LANDING}/landing/other/`, '/_hidden/personal-finance/other/'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('that is immersive opens over the picture of its story, leads to it, and does not show it again', async () => {
    const { opening, related, text } = await textPage('/84-days/');
    expect(opening?.picture).toMatchObject({ slot: 'immersive', alt: expect.stringMatching(/\S/) });
    expect(opening?.picture?.src).toMatch(/\/tent-under-mountains\.jpg\?/);
    expect(opening?.picture?.phoneSrcset).toMatch(/\/tent-under-mountains\.jpg\?\S* 480w, /);
    expect(text.description).toContain('Paid for by');
    expect((await get(opening?.storyHref ?? '')).status).toBe(200);
    expect(related?.stories.length).toBeGreaterThan(0);
    for (const { href } of related?.stories ?? []) expect(href).toMatch(/^\/paid-content\//);
    expect(related?.stories.map(({ href }) => href)).not.toContain(opening?.storyHref);
    expect(await demo.text('/84-days/')).toContain('Paid content');
  });
});

describe('a page about prices', () => {
  it.each([
    ['/shopping/', 'default', 'shopping', 12],
    ['/shopping/primeday/', 'default', 'primeday', 12],
    ['/shopping/welcome-priceblink/', 'minimal', 'welcome-priceblink', 4],
  ] as const)('%s stands in the layout %s with its text and real deals', async (path, layout, slug, most) => {
    const { title, description } = fileOf(slug);
    expect(await demo.text(path)).toContain(`data-layout="${layout}"`);
    const { text, body, deals } = await pageData(get, path, 'shopping');
    expect(text).toEqual({ slug, title, description });
    expect(htmlOf(body).length).toBeGreaterThan(300);
    expect(deals.items.length).toBeGreaterThan(3);
    expect(deals.items.length).toBeLessThanOrEqual(most);
    for (const { fact, shop } of deals.items)
      expect([fact?.kind, shop]).toEqual(['deal', expect.stringMatching(/^At /)]);
  });

  it('about the sales week has the deepest cut first', async () => {
    const { deals } = await pageData(get, '/shopping/primeday/', 'shopping');
    const left = deals.items.map(({ fact }) =>
      fact?.kind === 'deal' && fact.listPrice ? fact.price.cents / fact.listPrice.cents : 1,
    );
    expect(left).toEqual(left.toSorted((one, other) => one - other));
    expect(left[0]).toBeLessThan(1);
  });
});

describe('the newsletters', () => {
  it('each say when they are sent and lead to an issue of the newest stories', async () => {
    const { newsletters } = await pageData(get, '/newsletters/', 'newsletters');
    expect(newsletters.map(({ name }) => name).sort()).toEqual(files.newsletters.map(({ name }) => name).sort());
    const sent = Object.fromEntries(newsletters.map(({ name, sent }) => [name, sent]));
    expect(sent).toMatchObject({
      'Morning Edition': 'Daily',
      'The Bench': 'Thursdays',
      'Home Front': 'Twice a month, on Saturdays',
      'Deal Alert': 'As it happens',
    });
    for (const { name, issueHref, picture } of newsletters) {
      expect(picture).toBeDefined();
      const issue = await pageData(get, issueHref, 'newsletter');
      expect(issue.name).toBe(name);
      expect(issue.stories.length).toBeGreaterThan(0);
    }
  });

  it('show what the newest issue of a recommended one begins with', async () => {
    const { newsletters, issue } = await pageData(get, '/newsletters/', 'newsletters');
    const letter = newsletters.find(({ name }) => name === issue?.newsletter);
    expect(letter).toMatchObject({ recommended: true, issueHref: issue?.href });
    const { stories } = await pageData(get, letter?.issueHref ?? '', 'newsletter');
    expect([issue?.lead.headline, ...(issue?.further ?? [])]).toEqual(
      stories.slice(0, 4).map(({ headline }) => headline),
    );
    expect(await demo.text('/newsletters/')).toContain(`Newest in <!-- -->${issue?.newsletter}</h2>`);
  });

  it('can be chosen without a sample of them', async () => {
    const lone = await siteOnDemo();
    lone.breakContent('pages/newsletter/', 'fails');
    const { newsletters, issue } = await pageData(lone.get, '/newsletters/', 'newsletters');
    expect([newsletters.length, issue]).toEqual([files.newsletters.length, undefined]);
    expect(lone.lines.join()).toContain('The newest issue of a newsletter was left out');
  });

  it('are tables, without anything of the site around them, when they are sent', async () => {
    const html = await demo.text('/newsletter-generator/newsletter/the-bench/');
    const body = html.slice(html.indexOf('<body>'));
    expect(body).toMatch(/<main[^>]*><table role="presentation"/);
    expect(body).not.toMatch(/<(header|footer|nav)\b/);
    expect(body).not.toContain(' style=');
    expect(html).toContain('noindex');
    expect((await get('/newsletter-generator/newsletter/no-such-letter/')).status).toBe(404);
  });
});

describe('the awards', () => {
  it('show everything that the editors chose', async () => {
    const { chosen } = await pageData(get, '/awards/', 'awards');
    const given = files.stories.filter(
      ({ matter }) => matter.review?.editorsChoice || matter.type === 'Editors Choice',
    );
    expect(chosen).toHaveLength(Math.min(16, given.length));
    for (const { href } of chosen) expect(href).toMatch(/\/(reviews|editors-choice)\//);
  });
});

describe('voices', () => {
  it('shows who writes from outside, each with the way to their page', async () => {
    const { voices } = await pageData(get, '/voices/', 'voices');
    expect(voices.map(({ name }) => name)).toEqual(['Nora Winslow', 'Theo Abara']);
    for (const { href, bio } of voices) {
      expect(bio).not.toBe('');
      expect((await get(href)).status).toBe(200);
    }
  });
});

describe('internet providers', () => {
  it('are judged on one page, the best first', async () => {
    const { view, providers } = await pageData(get, '/provider-reviews/', 'providers');
    expect([view, providers.length]).toEqual(['reviews', files.places.providers.length]);
    const ratings = providers.map(({ rating = 0 }) => rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  });

  it('are compared on another, every plan by what a hundred megabits cost', async () => {
    const { view, providers } = await pageData(get, '/home/internet/plans/', 'providers');
    expect(view).toBe('plans');
    const html = await demo.text('/home/internet/plans/');
    const prices = [...html.matchAll(/\$(?:<!-- -->)?(\d+\.\d\d)<\/td><\/tr>/g)].map(([, price]) => Number(price));
    expect(prices).toHaveLength(providers.flatMap(({ plans }) => plans).length);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(prices[0]).toBe(2.6);
  });
});

describe('the reader’s settings', () => {
  it('are the look of the page, with a word on accounts, and nobody else’s business', async () => {
    const html = await demo.text('/user/settings/');
    for (const choice of ['theme', 'size'])
      expect(html.match(new RegExp(`<input(?=[^>]*type="radio")[^>]*name="${choice}"`, 'g'))).toHaveLength(3);
    expect(html).toContain('An account is not needed for reading');
    expect(html).toContain('/user/login/?returnTo=/user/settings/');
    expect(html).toContain('noindex');
  });
});

describe('the summary of experiments', () => {
  it('has all that there are with their versions, buckets and percentages, and says that one of our own is running', async () => {
    const html = await demo.text('/ab-test-summary/');
    expect(html).toMatch(/Running now<\/h2><article[^>]* aria-label="topic_mostRead">/);
    expect(html).toContain('noindex');
    expect(experimentTable).toHaveLength(22);
    for (const { id, allocation, ...experiment } of triedExperiments) {
      const card = new RegExp(`<article[^>]* aria-label="${id}">.*?</article>`, 's').exec(html)?.[0] ?? '';
      expect(card).toContain(versionLabel(experiment));
      for (const { bucket, percentage } of allocation)
        expect(card).toMatch(new RegExp(`</span>${bucket}</th><td>${percentage}(<!-- -->)?%`));
    }
  });
});

describe('the galleries of the design system', () => {
  it('are for those who build it', async () => {
    const building = await siteOnDemo({ development: true });
    expect(await building.text('/icon-demo/')).toContain('<code>search</code>');
    expect(await building.text('/neon-demo/')).toContain('The serif judges');
  });

  it('are not there for readers', async () => {
    for (const path of ['/icon-demo/', '/neon-demo/']) expect((await get(path)).status).toBe(404);
  });
});
