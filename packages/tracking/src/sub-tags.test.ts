import { describe, expect, it } from 'vitest';
import { subTag, withSubTag } from './sub-tags.ts';

const GUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const view = { path: '/tech/mobile/best-phones/', pageViewGuid: GUID, deviceType: 'desktop' } as const;
const nobody = { ...view, pageViewGuid: '' };

describe('a sub-tag', () => {
  it.each([
    ['/home/internet/best-providers/', 'cb'],
    ['/home/energy-and-utilities/best-panels/', 'ce'],
    ['/personal-finance/best-cards/', 'cm'],
    ['/health/sleep/best-pillows/', 'cs'],
    ['/topics/sleep/', 'cs'],
    ['/tech/internet/a/', 'cn'],
    ['/', 'cn'],
    ['/constructor/', 'cn'],
  ])('on %s begins with %s', (path, prefix) => {
    expect(subTag({ ...view, path })).toBe(`${prefix}-${GUID}-dtp`);
  });

  it.each([
    ['mobile', 'mwb'],
    ['tablet', 'dtp'],
    ['desktop', 'dtp'],
  ] as const)('of a %s ends with %s', (deviceType, suffix) => {
    expect(subTag({ ...view, deviceType })).toBe(`cn-${GUID}-${suffix}`);
  });
});

describe('a link to a shop', () => {
  const TAG = `cn-${GUID}-dtp`;

  it.each([
    ['https://www.amazon.com/dp/X?tag=a', `https://www.amazon.com/dp/X?tag=a&ascsubtag=${TAG}`],
    ['https://click.linksynergy.com/x?u1=theirs', `https://click.linksynergy.com/x?u1=${TAG}`],
    ['https://dial.example/p', `https://dial.example/p?subid=${TAG}`],
    ['https://shop.example/p', 'https://shop.example/p'],
    ['https://notamazon.com/', 'https://notamazon.com/'],
    ['https://amazon.com.evil.example/', 'https://amazon.com.evil.example/'],
    ['no address', 'no address'],
  ])('%s becomes %s', (href, tagged) => {
    expect(withSubTag(href, view)).toBe(tagged);
  });

  it('has the tag of the newest view, and none of ours once nobody may be measured', () => {
    const tagged = withSubTag('https://dial.example/p?a=1', { ...view, pageViewGuid: GUID.replace('0', '1') });
    expect(withSubTag(tagged, view)).toBe(`https://dial.example/p?a=1&subid=${TAG}`);
    expect(withSubTag(tagged, nobody)).toBe('https://dial.example/p?a=1');
    expect(withSubTag('https://dial.example/p?subid=theirs', nobody)).toBe('https://dial.example/p?subid=theirs');
  });
});
