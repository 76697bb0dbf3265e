/** What players are told, as a parser of XML reads it. */
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { MOST_WRAPPERS, VAST_ERRORS } from './limits.ts';
import { clockTime, type LinearAd, linearVast, noAdVast, wrapperVast } from './write.ts';

interface Read {
  readonly path: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

function read(xml: string): Read[] {
  const all: Read[] = [];
  const open: Read[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const path = [...open.map((each) => each.path.split('/').at(-1)), name].join('/');
        const each = { path, attributes, text: '' };
        all.push(each);
        open.push(each);
      },
      ontext(part) {
        const inside = open.at(-1);
        if (inside) inside.text += part;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return all;
}
const at = (all: readonly Read[], end: string): Read[] => all.filter(({ path }) => path.endsWith(end));

const ad: LinearAd = {
  id: 'line-1',
  servingId: 'decision-1',
  title: 'A ferry',
  advertiser: 'Fjordline',
  creativeId: 'film-1',
  durationMs: 15_000,
  skippableAfterMs: 5_000,
  clickThrough: 'https://masthead.example/go?a=1&b=2',
  errorUrl: 'https://masthead.example/error?code=[ERRORCODE]',
  impressionUrl: 'https://masthead.example/shown',
  viewableUrl: 'https://masthead.example/viewed',
  tracking: { start: 'https://masthead.example/start', complete: 'https://masthead.example/complete' },
  files: [{ src: 'https://masthead.example/a.mp4', type: 'video/mp4', width: 640, height: 480 }],
  companions: [
    {
      id: 'beside',
      src: 'https://masthead.example/a.webp',
      type: 'image/webp',
      width: 300,
      height: 250,
      alt: 'A ferry',
      clickThrough: 'https://masthead.example/go',
    },
  ],
};

it('tells of a film that can be skipped, with what stands beside it (VAST 4.2)', () => {
  const all = read(linearVast(ad));
  expect(all[0]?.attributes).toMatchObject({ version: '4.2' });
  const inLine = all.filter(({ path }) => path.startsWith('VAST/Ad/InLine/') && path.split('/').length === 4);
  expect(inLine.map(({ path }) => path.split('/')[3])).toEqual([
    'AdSystem',
    'Error',
    'Impression',
    'ViewableImpression',
    'AdServingId',
    'AdTitle',
    'Advertiser',
    'Creatives',
  ]);
  expect(at(all, '/Viewable')[0]?.text).toBe(ad.viewableUrl);
  expect(at(all, '/Linear')[0]?.attributes).toEqual({ skipoffset: '00:00:05.000' });
  expect(at(all, '/Linear/Duration')[0]?.text).toBe('00:00:15.000');
  expect(at(all, '/MediaFile')).toMatchObject([
    { text: ad.files[0]?.src, attributes: { delivery: 'progressive', type: 'video/mp4', width: '640', height: '480' } },
  ]);
  expect(at(all, '/Tracking').map(({ attributes, text }) => [attributes.event, text])).toEqual([
    ['start', ad.tracking.start],
    ['complete', ad.tracking.complete],
  ]);
  expect(at(all, '/ClickThrough')[0]?.text).toBe(ad.clickThrough);
  expect(at(all, '/Error')[0]?.text).toBe(ad.errorUrl);
  expect(at(all, '/Companion')[0]?.attributes).toEqual({ id: 'beside', width: '300', height: '250' });
  expect(at(all, '/StaticResource')[0]?.text).toBe(ad.companions[0]?.src);
});

it('says of a film that is watched to its end nothing of skipping, and nothing stands beside it', () => {
  const all = read(linearVast({ ...ad, skippableAfterMs: null, companions: [] }));
  expect(at(all, '/Linear')[0]?.attributes).toEqual({});
  expect(at(all, '/CompanionAds')).toEqual([]);
});

it('leads on to where the ad is asked for', () => {
  const all = read(wrapperVast({ ...ad, uri: 'https://other.example/vast?a=1&b=<2>' }));
  expect(at(all, '/Wrapper/VASTAdTagURI')[0]?.text).toBe('https://other.example/vast?a=1&b=<2>');
  expect(at(all, '/Wrapper/Impression')[0]?.text).toBe(ad.impressionUrl);
});

it('says that there is none', () => {
  expect(read(noAdVast()).map(({ path }) => path)).toEqual(['VAST']);
});

it('keeps every text and address as it was, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true }), (title, url) => {
      const all = read(linearVast({ ...ad, title, clickThrough: url, companions: [] }));
      expect(at(all, '/AdTitle').map(({ text }) => text)).toEqual([title]);
      expect(at(all, '/ClickThrough').map(({ text }) => text)).toEqual([url]);
    }),
    { numRuns: 100 },
  );
});

it.each([']]>', '</AdTitle><Ad>', '&amp;', '<!--', '"\'', '\ud800', 'a\u0000b', '\r\n'])('lets %j be text', (title) => {
  const all = read(linearVast({ ...ad, title, advertiser: title }));
  expect(at(all, '/Ad')).toHaveLength(1);
  expect(at(all, '/AdTitle')[0]?.text).toBe(title.toWellFormed().replace('\u0000', ''));
});

it.each([
  [0, '00:00:00.000'],
  [-5, '00:00:00.000'],
  [5_500, '00:00:05.500'],
  [3_723_004, '01:02:03.004'],
])('writes %i ms as %s', (ms, text) => {
  expect(clockTime(ms)).toBe(text);
});

it('follows wrappers five deep, and says by number that there were more', () => {
  expect(MOST_WRAPPERS).toBe(5);
  expect(VAST_ERRORS).toMatchObject({ timeout: 301, tooManyWrappers: 302, noAd: 303 });
});
