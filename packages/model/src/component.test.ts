import { describe, expect, it } from 'vitest';
import { componentCodec, errorComponentCodec, seamlessItemCodec } from './component.ts';
import { COMPONENT_KINDS, COMPONENT_TYPES } from './names.ts';
import { readsBack } from './testing/reads-back.ts';

const typed = (componentType: unknown) => componentCodec.parse({ meta: { componentType } });

describe('a component', () => {
  it('has every field', () => {
    readsBack(componentCodec, {
      id: 'c1',
      meta: { componentName: 'top', componentDisplayName: 'Top', componentType: 'HERO' },
      metadata: { position: 'Mid', any: 1 },
      links: { next: '/next', href: '/self' },
      items: [{ id: 1 }],
      data: { any: 'thing' },
    });
  });

  it.each(COMPONENT_TYPES)('of type %s is of that type', (type) => {
    expect(typed(type).meta.componentType).toBe(type);
  });

  it.each(['hero', 'CAROUSEL', '', null])('of type %j is of an unknown one', (type) => {
    expect(typed(type).meta.componentType).toBe('UNKNOWN');
  });

  it.each(COMPONENT_KINDS)('of type %s is of that kind', (kind) => {
    expect([typed(kind).kind, typed('HERO').kind]).toEqual([kind, undefined]);
  });

  it('stands where its metadata says, if there is such a place', () => {
    const placed = (position: unknown) => componentCodec.parse({ metadata: { position } }).position;
    expect([placed('Pre'), placed('Mid'), placed('Post'), placed('Top'), placed(5)]).toEqual([
      'Pre',
      'Mid',
      'Post',
      undefined,
      undefined,
    ]);
  });
});

it('an error component has every field', () => {
  readsBack(errorComponentCodec, {
    fetcherName: 'article',
    name: 'main',
    status: 301,
    errors: [{ code: 301, message: 'Moved', context: { availableOn: [{ edition: 'us', slug: 'new' }] } }],
  });
});

it('a seamless item has every field', () => {
  readsBack(seamlessItemCodec, { id: '1', slug: 's', url: '/s/', type: 'article', source: 'curated' });
  expect(seamlessItemCodec.safeParse({ source: 'chance' }).success).toBe(false);
});
