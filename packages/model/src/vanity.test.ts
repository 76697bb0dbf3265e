import { describe, expect, it } from 'vitest';
import { date } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';
import { refusesBroken } from './testing/refuses-broken.ts';
import { vanityResponseCodec } from './vanity.ts';
import { isVanityActive, VANITY_URL_TYPES, vanitySlug } from './vanity-rule.ts';

const least = { id: '1', urlType: 'MASK', urlPath: '/friendly/' };

describe('a vanity response', () => {
  refusesBroken(vanityResponseCodec, least);

  it('has every field', () => {
    readsBack(vanityResponseCodec, {
      ...least,
      enabled: true,
      dateExpired: date('2026-11-01'),
      targets: [
        { edition: 'us', targetType: 'content_article', target: { slug: 'halo', url: '/news/halo/' } },
        { edition: 'uk', targetType: 'content_article', target: { availableOn: { uk: { slug: 'halo-uk' } } } },
      ],
    });
  });

  it.each(VANITY_URL_TYPES)('may be of type %s', (urlType) => {
    expect(vanityResponseCodec.parse({ ...least, urlType }).urlType).toBe(urlType);
  });

  it('of another type is an error', () => {
    expect(vanityResponseCodec.safeParse({ ...least, urlType: 'GONE' }).success).toBe(false);
  });

  it.each([
    [{ enabled: null }, undefined],
    [{}, undefined],
    [{ enabled: '0' }, false],
    [{ enabled: 1 }, true],
  ])('with %j is enabled: %s', (fields, enabled) => {
    expect(vanityResponseCodec.parse({ ...least, ...fields }).enabled).toBe(enabled);
  });
});

describe('a vanity address', () => {
  const [past, now, future] = [1, 2, 3];

  it.each([
    ['enabled, even when it has expired', { enabled: true, dateExpired: past }, true],
    ['not switched and without expiry', {}, true],
    ['not switched and not yet expired', { dateExpired: future }, true],
    ['not switched and expired', { dateExpired: past }, false],
    ['not switched and expiring now', { dateExpired: now }, false],
    ['disabled, whatever its expiry', { enabled: false, dateExpired: future }, false],
  ])('that is %s is active: %s', (_, rule, active) => {
    expect(isVanityActive(rule, now)).toBe(active);
  });

  const leading = (target?: { slug?: string; availableOn?: Record<string, { slug?: string }> }) =>
    vanitySlug({ targets: [{ edition: 'us', target }] }, 'us');

  it('leads to the slug of its target', () => {
    expect(leading({ slug: 'halo' })).toBe('halo');
  });

  it('leads to the slug that its target has for the edition', () => {
    expect(leading({ availableOn: { us: { slug: 'halo-us' }, uk: { slug: 'halo-uk' } } })).toBe('halo-us');
  });

  it.each([
    ['no target object', undefined],
    ['no slug', {}],
    ['no such edition', { availableOn: { uk: { slug: 'x' } } }],
    ['no slug for the edition', { availableOn: { us: {} } }],
  ])('with %s leads nowhere', (_, target) => {
    expect(leading(target)).toBeUndefined();
  });

  it('without a target for the edition leads nowhere', () => {
    expect(vanitySlug({ targets: [{ edition: 'uk', target: { slug: 'x' } }] }, 'us')).toBeUndefined();
  });
});
