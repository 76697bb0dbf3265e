import { describe, expect, it } from 'vitest';
import { scriptPage, someScript } from '../testing/scripts.ts';
import type { LogLine } from './messages.ts';
import { byPriority, planTag, serverTags, type TagPlan } from './plan.ts';
import { type LinkTag, LOCATIONS, type ScriptPage, type ScriptTag, type Tag } from './tag.ts';

const plan = (changes: Partial<ScriptTag> = {}, page: Partial<ScriptPage> = {}): TagPlan =>
  planTag(someScript(changes), scriptPage(page));

const link: LinkTag = {
  tagId: 'fonts',
  owner: 'platform',
  host: 'fonts.example',
  gdprCategory: 'C0001',
  rel: 'stylesheet',
  href: 'https://fonts.example/a.css',
};

describe('a script', () => {
  it('has its address, attributes, place, time and priority', () => {
    const script = someScript({
      attributes: { async: true, 'data-site': 'x' },
      timing: 'windowLoad',
      location: 'footer',
      priority: 7,
      windowVars: ['counter'],
    });
    expect(planTag(script, scriptPage())).toEqual({
      does: 'add',
      tag: {
        tagId: 'counter',
        element: 'script',
        location: 'footer',
        timing: 'windowLoad',
        priority: 7,
        gdprCategory: 'C0002',
        attributes: {
          async: true,
          'data-site': 'x',
          type: 'text/javascript',
          class: 'optanon-category-C0002',
          id: 'counter',
          src: 'https://tags.example/counter.js',
        },
        innerHTML: undefined,
        windowVars: ['counter'],
      },
    });
  });

  it('stands in the head, when there is time, with priority 0, unless it says otherwise', () => {
    expect(plan()).toMatchObject({ tag: { location: 'head', timing: 'queue', priority: 0 } });
    expect(LOCATIONS).toEqual(['head', 'body', 'footer']);
  });

  it('may compute its address or content for the page', () => {
    const src = ({ experiments }: ScriptPage) => `https://tags.example/${experiments.length}.js`;
    expect(plan({ src, addresses: ['https://tags.example/0.js'] })).toMatchObject({
      tag: { attributes: { src: 'https://tags.example/0.js' } },
    });
    const inline = someScript({ host: 'self', innerHTML: () => 'start()' });
    const { src: _, ...withoutAddress } = inline;
    expect(planTag(withoutAddress, scriptPage())).toMatchObject({ does: 'add', tag: { innerHTML: 'start()' } });
  });

  it('cannot give itself another address or id by its attributes', () => {
    const attributes = { src: 'https://evil.example/x.js', id: 'other' };
    expect(plan({ attributes })).toMatchObject({
      tag: { attributes: { id: 'counter', src: 'https://tags.example/counter.js' } },
    });
  });

  it('loads only if all its features are on, and the log says so', () => {
    const isOn: ScriptPage['isOn'] = (name) => name === 'timings';
    expect(plan({ features: ['timings', 'adService'] }, { isOn })).toEqual({
      does: 'skip',
      reason: 'features',
      log: { level: 'info', message: 'Features for counter is disabled, rejecting.' },
    });
    expect(plan({ features: ['timings'] }, { isOn })).toMatchObject({ does: 'add' });
  });

  it('without a source is left out', () => {
    const { src: _, ...bare } = someScript();
    expect(planTag(bare, scriptPage())).toEqual({ does: 'skip', reason: 'no-source' });
    expect(plan({ src: () => undefined })).toEqual({ does: 'skip', reason: 'no-source' });
    expect(plan({ src: '' })).toEqual({ does: 'skip', reason: 'no-source' });
  });

  it('comes in its restricted form where a privacy law is on', () => {
    const restrictedSrc = 'https://tags.example/quiet.js';
    expect(plan({ restrictedSrc }, { restricted: true })).toMatchObject({
      tag: { attributes: { src: restrictedSrc } },
    });
    expect(plan({ restrictedSrc })).toMatchObject({ tag: { attributes: { src: 'https://tags.example/counter.js' } } });
    expect(plan({}, { restricted: true })).toMatchObject({ does: 'add' });
  });

  it('of a third party is left out where none may learn of the page; our own is not', () => {
    expect(plan({}, { thirdParties: false })).toEqual({ does: 'skip', reason: 'law' });
    expect(plan({ host: 'self', src: '/assets/a.js' }, { thirdParties: false })).toMatchObject({ does: 'add' });
  });

  it.each([
    'https://evil.example/counter.js',
    'https://tags.example.evil.example/counter.js',
    'https://tags.example@evil.example/counter.js',
    'https://user:secret@tags.example/counter.js',
    'http://tags.example/counter.js',
    '//tags.example/counter.js',
    '/counter.js',
    'javascript:alert(1)',
  ])('from another place than it was declared with is left out: %s', (src) => {
    expect(plan({ src })).toMatchObject({ does: 'skip', reason: 'undeclared', log: { level: 'error' } });
  });

  it('of an address that was not declared is left out, though it is of its host', () => {
    const src = () => 'https://tags.example/other.js';
    expect(plan({ src })).toMatchObject({ does: 'skip', reason: 'undeclared' });
    expect(plan({ src, addresses: ['https://tags.example/other.js'] })).toMatchObject({ does: 'add' });
  });

  it.each(['//evil.example/a.js', '/\\evil.example/a.js', 'https://masthead.example/a.js'])(
    'of our own host has a path, not %s',
    (src) => {
      expect(plan({ host: 'self', src })).toMatchObject({ does: 'skip', reason: 'undeclared' });
    },
  );
});

describe('a link', () => {
  it('has a relation and an address', () => {
    expect(planTag(link, scriptPage())).toMatchObject({
      does: 'add',
      tag: { element: 'link', attributes: { id: 'fonts', rel: 'stylesheet', href: 'https://fonts.example/a.css' } },
    });
  });

  it('without an address is left out', () => {
    const { href: _, ...bare } = link;
    expect(planTag(bare, scriptPage())).toEqual({ does: 'skip', reason: 'no-source' });
  });
});

describe('the tags of a page as it is sent', () => {
  const sent = (tags: readonly Tag[], page: Partial<ScriptPage> = {}, log: LogLine[] = []) =>
    serverTags(tags, scriptPage(page), (line) => log.push(line));
  const script = (tagId: string, changes: Partial<ScriptTag> = {}) =>
    someScript({ tagId, timing: 'serverRender', ...changes });

  it('stand by their priority, the highest first, and else as declared', () => {
    const tags = [script('a'), script('b', { priority: 1000 }), script('c', { priority: -5 }), script('d')];
    expect(sent(tags).map(({ tagId }) => tagId)).toEqual(['b', 'a', 'd', 'c']);
  });

  it('are those of that time only', () => {
    expect(sent([script('a', { timing: 'immediate' }), script('b')]).map(({ tagId }) => tagId)).toEqual(['b']);
  });

  it.each([
    ['C0002', 'optanon-category-C0002'],
    ['C0004', 'optanon-category-C0004'],
    ['targeting', 'optanon-category-C0004'],
  ] as const)('of the category %s do not run yet, and say which it is', (gdprCategory, name) => {
    const [tag] = sent([script('a', { gdprCategory, attributes: { class: 'own', type: 'module' } })]);
    expect(tag?.attributes).toMatchObject({ type: 'text/plain', class: `own ${name}` });
  });

  it.each(['immediate', 'windowLoad'] as const)('that come %s say so too, and run when they are put in', (timing) => {
    const plan = planTag(someScript({ tagId: 'a', timing, gdprCategory: 'targeting' }), scriptPage());
    expect(plan).toMatchObject({
      tag: { attributes: { type: 'text/javascript', class: 'optanon-category-C0004' } },
    });
    const module = planTag(someScript({ gdprCategory: 'C0002', attributes: { type: 'module' } }), scriptPage());
    expect(module).toMatchObject({ tag: { attributes: { type: 'module', class: 'optanon-category-C0002' } } });
  });

  it('that no page works without run at once', () => {
    const [tag] = sent([script('a', { gdprCategory: 'C0001' })]);
    expect(tag?.attributes).toEqual({ id: 'a', src: 'https://tags.example/counter.js' });
  });

  it('are the same whatever one reader allowed: the page is everybody’s', () => {
    expect(sent([script('a')], { allows: () => false })).toEqual(sent([script('a')], { allows: () => true }));
  });

  it('are no links that need consent, which nothing would keep from being followed', () => {
    const links: LinkTag[] = ['C0001', 'C0004'].map((category) => ({
      ...link,
      tagId: category,
      timing: 'serverRender',
      gdprCategory: category === 'C0001' ? 'C0001' : 'C0004',
    }));
    expect(sent(links).map(({ tagId }) => tagId)).toEqual(['C0001']);
  });

  it('leave out and log what may not be there', () => {
    const log: LogLine[] = [];
    expect(sent([script('a', { features: ['adService'] })], { isOn: () => false }, log)).toEqual([]);
    expect(log.map(({ message }) => message)).toEqual(['Features for a is disabled, rejecting.']);
  });
});

it('sorting by priority changes nothing of the list it was given', () => {
  const tags = serverTags([someScript({ timing: 'serverRender' })], scriptPage(), () => {});
  expect(byPriority(tags)).not.toBe(tags);
});
