import { describe, expect, it } from 'vitest';
import { parseWire } from './parse-wire.ts';
import { newslettersPageCodec, providerCodec, providersPageCodec, textPageCodec } from './standing-pages.ts';

const component = (componentName: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentType: 'LIST' },
  data,
});
const provider = {
  slug: 'larkline',
  name: 'Larkline',
  type: 'Fiber',
  phone: '512-555-0112',
  rating: 8.9,
  summary: 'Fast.',
  plans: [{ name: 'Gig', price: 75, down: 1000, up: 1000 }],
};

describe('a standing page', () => {
  it('needs its text where it is nothing without it', () => {
    expect(() => parseWire(textPageCodec, { components: [] })).toThrow(/text/);
    expect(() => parseWire(providersPageCodec, { components: [component('providers', { items: [] })] })).toThrow(
      /text/,
    );
  });

  it('does without it where it shows something else', () => {
    const wire = { components: [component('newsletters', { items: [{ slug: 'one', name: 'One' }] })] };
    expect(parseWire(newslettersPageCodec, wire).components).toEqual({
      text: undefined,
      newsletters: {
        items: [
          {
            slug: 'one',
            name: 'One',
            tagline: '',
            description: '',
            frequency: '',
            day: '',
            recommended: false,
            image: undefined,
          },
        ],
      },
    });
  });
});

describe('a provider', () => {
  it('has all that is said of it', () => {
    expect(providerCodec.parse(provider)).toEqual(provider);
  });

  it('may say when its prices were looked up', () => {
    const dateChecked = { date: '2026-11-15 17:00:00', timezone: 'UTC' };
    expect(providerCodec.parse({ ...provider, dateChecked }).dateChecked).toBe(Date.UTC(2026, 10, 15, 17));
    expect(providerCodec.parse({ ...provider, dateChecked: null }).dateChecked).toBeUndefined();
  });

  it('may be without a rating, and never has one off the scale', () => {
    expect(providerCodec.parse({ ...provider, rating: null }).rating).toBeUndefined();
    expect(providerCodec.safeParse({ ...provider, rating: 11 }).success).toBe(false);
  });

  it.each(['price', 'down', 'up'])('has no plan whose %s is nothing', (name) => {
    const plans = [{ ...provider.plans[0], [name]: 0 }];
    expect(providerCodec.safeParse({ ...provider, plans }).success).toBe(false);
  });
});
