import { describe, expect, it } from 'vitest';
import { EVENT_NAMES, EVENTS, type EventName } from '../event-table.ts';
import { sampleEvent, sampleId } from '../testing/index.ts';
import { audienceBeacon, audienceSection } from './audience-beacon.ts';
import { COMMERCE_TYPES, chartbeatPage, chartbeatType } from './chartbeat.ts';
import { segmentMessage } from './segment.ts';
import type { Told } from './told.ts';

const SESSION = sampleId(0xc, 1);
const VISITOR = sampleId(0xd, 1);

const told = <Name extends EventName>(name: Name, changes: object = {}, visitor: string | null = VISITOR) => ({
  event: { ...sampleEvent(name), ...changes },
  sender: { session: SESSION, visitor },
  origin: 'https://masthead.example',
  title: 'A story & more',
});
const viewed = (changes: object = {}, visitor?: string | null): Told<'page_viewed'> =>
  told('page_viewed', changes, visitor);

describe('the audience beacon', () => {
  const parameters = (view: Told<'page_viewed'>) =>
    Object.fromEntries(new URL(audienceBeacon('https://beacon.example/b', '1000', view)).searchParams);

  it('has all its parameters', () => {
    expect(parameters(viewed())).toEqual({
      c1: '2',
      c2: '1000',
      c4: 'news',
      c7: 'https://masthead.example/tech/a-story/',
      c8: 'A story & more',
      c9: 'https://search.example/',
      comscorekw: 'tech',
      cs_fpid: VISITOR,
      cs_fpit: 'c',
      cv: '2.0',
      ns__t: '1700000000001',
      ns_c: 'UTF-8',
    });
  });

  it('names nobody who may not be known again, and comes from a page of ours by its address', () => {
    expect(parameters(viewed({ referrer: '/reviews/', siteSection: 'home & garden' }, null))).toMatchObject({
      c9: 'https://masthead.example/reviews/',
      comscorekw: 'home-garden',
      cs_fpid: '*null',
      cs_fpit: '*null',
    });
    expect(parameters(viewed({ referrer: null }))).toMatchObject({ c9: '' });
  });

  it('keeps what its address has', () => {
    expect(audienceBeacon('/b?x=1', '1000', viewed())).toMatch(/^\/b\?x=1&c1=2&/);
  });

  it.each([
    ['/', '', 'home'],
    ['/roadshow/', '', 'home'],
    ['/videos/x/', 'video_page', 'videos'],
    ['/videos/', '', 'videos'],
    ['/reviews/', '', 'reviews'],
    ['/tech/mobile/halo-review/', 'product_main', 'reviews'],
    ['/tech/mobile/a-story/', 'article', 'news'],
    ['/videosomething/', '', 'news'],
  ])('counts %s (%s) with %s', (address, pageType, section) => {
    expect(audienceSection(address, pageType)).toBe(section);
  });
});

describe('Chartbeat', () => {
  it.each([
    ['Best List', 'best-list'],
    ['Best List - Precap', 'best-list-precap'],
    ['Versus', 'versus'],
    ['Versus - Precap', 'versus-precap'],
    ['Deals', 'deals'],
    ['Deals - Precap', 'deals-precap'],
    ['Commerce', 'commerce'],
  ])('has %s as %s, in the section of what sells', (articleType, type) => {
    expect(chartbeatType(articleType)).toBe(type);
    expect(COMMERCE_TYPES).toContain(type);
    const sections = chartbeatPage(viewed({ articleType })).sections.split(',');
    expect(sections).toEqual([...new Set(['tech', 'commerce', type])]);
  });

  it('has every other page in its own section alone, under its path and title', () => {
    expect(chartbeatPage(viewed())).toEqual({ path: '/tech/a-story/', title: 'A story & more', sections: 'tech' });
    expect(chartbeatPage(viewed({ siteSection: '' })).sections).toBe('');
    expect(chartbeatPage(viewed({ siteSection: 'a,b' })).sections).toBe('a b');
  });
});

describe('Segment’s form', () => {
  it('has a page view as a page, an account as one who is identified, and all else as tracks', () => {
    for (const name of EVENT_NAMES) {
      const others = name === 'identify' ? 'identify' : 'track';
      expect(segmentMessage(told(name)).type, name).toBe(EVENTS[name].sentAs === 'page' ? 'page' : others);
    }
  });

  it('says of a page where, what and from where', () => {
    const { siteSection, ...message } = { siteSection: 'tech', ...segmentMessage(viewed()) };
    const page = {
      url: 'https://masthead.example/tech/a-story/',
      path: '/tech/a-story/',
      title: 'A story & more',
      referrer: 'https://search.example/',
    };
    expect(message).toMatchObject({
      type: 'page',
      name: 'A story & more',
      messageId: sampleId(0xe, 1),
      anonymousId: VISITOR,
      timestamp: '2023-11-14T22:13:20.001Z',
      context: { library: { name: 'masthead' }, page },
      properties: { ...page, siteSection, view: sampleId(0xb, 1), pageKind: 'article', storyId: 'story-1' },
    });
  });

  it('says of an event what it is, and of an account which', () => {
    expect(segmentMessage(told('link_clicked'))).toMatchObject({
      properties: { kind: 'affiliate', pageKind: 'article' },
    });
    expect(segmentMessage(told('login'))).toMatchObject({ event: 'login', properties: { method: 'password' } });
    expect(segmentMessage(told('identify'))).toMatchObject({ userId: sampleEvent('identify').account, traits: {} });
  });

  it('knows who may not be known again for a visit only', () => {
    expect(segmentMessage(told('login', {}, null)).anonymousId).toBe(SESSION);
  });
});
