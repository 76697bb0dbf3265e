import { describe, expect, it } from 'vitest';
import { featureCodec, layoutCodec, visibleComponents } from './feature.ts';
import { date, image, topic } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';

const component = { id: '1', familyName: 'cards', typeName: 'hero', view: 'wide', slug: 'top', hidden: true };
const layout = {
  colspan: 2,
  label: 'Top',
  components: [component],
  children: [
    { colspan: 1, label: 'Left', components: [], children: [{ label: 'Deep', components: [], children: [] }] },
  ],
};

it('a layout has every field, on every level', () => {
  readsBack(layoutCodec, layout);
});

it('hidden components are not among those that readers see', () => {
  const read = layoutCodec.parse({ components: [component, { id: '2' }] });
  expect(visibleComponents(read).map(({ id }) => id)).toEqual(['2']);
});

describe('a feature', () => {
  const feature = {
    id: 'f1',
    layout: [layout],
    name: 'Welcome',
    slug: 'welcome',
    description: 'What we are about',
    topics: [topic],
    viewType: 'wide',
    dateModified: date('2026-11-01'),
    seoOgImage: image,
  };

  it('has every field', () => {
    readsBack(featureCodec, feature);
  });

  it('may have one layout that is not in a list', () => {
    expect(featureCodec.parse({ ...feature, layout }).layout).toHaveLength(1);
    expect(featureCodec.parse({}).layout).toEqual([]);
  });
});
