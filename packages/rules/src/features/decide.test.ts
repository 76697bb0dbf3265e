import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featurePage } from '../testing/feature-page.ts';
import { decideFeatures, type Feature, featureProblems } from './decide.ts';
import type { FeatureTest } from './feature-test.ts';
import { always, device, never, not } from './tests.ts';

const feature = (when: FeatureTest): Feature => ({ area: 'pages', owner: 'platform', stage: 'live', when });

const table = {
  on: feature(always),
  off: feature(never),
  desktop: feature(device('Desktop')),
  notOff: feature(not('off')),
};
type Name = keyof typeof table;

const decide = (address = '', changes = {}) =>
  decideFeatures(featurePage({ query: new URLSearchParams(address), ...changes }), table);

const onAt = (address: string): Name[] => [...decide(address).all()];

describe('the features of a page', () => {
  it('are on or off by their tests', () => {
    expect(onAt('')).toEqual(['on', 'desktop', 'notOff']);
    expect(decide('', { device: 'mobile' }).isOn('desktop')).toBe(false);
  });

  it('are off where there is none of that name', () => {
    const { isOn, why }: { isOn(name: string): boolean; why(name: string): unknown } =
      decide('enableFeatures=gone,all');
    expect([isOn('gone'), isOn('constructor'), isOn('')]).toEqual([false, false, false]);
    expect(why('gone')).toEqual({ on: false, because: 'there is no feature of this name' });
  });

  it('are each decided once, and only when asked for', () => {
    const asked: string[] = [];
    const counting = (name: string): Feature =>
      feature({ asksFor: [], tell: () => '', holds: () => asked.push(name) > 0 });
    const features = decideFeatures(featurePage(), { a: counting('a'), b: counting('b'), notA: feature(not('a')) });
    expect(asked).toEqual([]);
    for (let time = 0; time < 3; time += 1) features.isOn('notA');
    features.isOn('a');
    expect(asked).toEqual(['a']);
    features.all();
    features.all();
    expect(asked).toEqual(['a', 'b']);
  });

  it('tell why', () => {
    const features = decide('disableFeatures=on&enableFeatures=off');
    expect(features.why('desktop')).toEqual({ on: true, because: 'the device is desktop' });
    expect(features.why('on')).toEqual({ on: false, because: 'the address turns it off' });
    expect(features.why('off')).toEqual({ on: true, because: 'the address turns it on' });
    expect(features.why('notOff')).toEqual({ on: false, because: 'off is true of the page' });
  });
});

describe('an address', () => {
  it.each<[string, Name[]]>([
    ['enableFeatures=off', ['on', 'off', 'desktop']],
    ['enableFeatures=off,notOff', ['on', 'off', 'desktop', 'notOff']],
    ['disableFeatures=on,desktop', ['notOff']],
    ['disableFeatures=all', []],
    ['enableFeatures=all', ['on', 'off', 'desktop', 'notOff']],
  ])('turns features on and off by name: %s', (address, names) => {
    expect(onAt(address)).toEqual(names);
  });

  it.each<[string, Name[]]>([
    ['enableFeatures=off&disableFeatures=off', ['on', 'desktop', 'notOff']],
    ['enableFeatures=off&disableFeatures=all', ['off']],
    ['enableFeatures=all&disableFeatures=off', ['on', 'desktop', 'notOff']],
    ['enableFeatures=all&disableFeatures=all', []],
  ])('that says both is settled: off beats on, a name beats all: %s', (address, names) => {
    expect(onAt(address)).toEqual(names);
  });

  it('that names features says so, since the page is then one visitor’s own', () => {
    expect([decide('').overridden, decide('enableFeatures=').overridden]).toEqual([false, false]);
    expect(decide('disableFeatures=x').overridden).toBe(true);
  });

  it('may say anything without harm, and never adds a feature', () => {
    const anyQuery = fc.string({ unit: 'binary-ascii', maxLength: 200 });
    fc.assert(
      fc.property(anyQuery, anyQuery, (enable, disable) => {
        const query = new URLSearchParams({ enableFeatures: enable, disableFeatures: `${disable},on` });
        const all = decideFeatures(featurePage({ query }), table).all();
        expect(all.has('on')).toBe(false);
        expect([...all].every((name) => Object.hasOwn(table, name))).toBe(true);
      }),
    );
    const names = Array.from({ length: 5000 }, (_, index) => `f${index}`).join(',');
    expect(onAt(`enableFeatures=${names},off`)).not.toContain('off');
  });
});

describe('a build refuses', () => {
  it('a rule that asks for an unknown feature', () => {
    expect(featureProblems({ a: feature(not('b')) })).toEqual(['a asks for b, which does not exist']);
  });

  it('rules that ask for each other in a circle, which are off rather than endless', () => {
    const circle = { a: feature(not('b')), b: feature(not('a')), c: feature(not('a')) };
    expect(featureProblems(circle)).toEqual(['a asks for itself in a circle', 'b asks for itself in a circle']);
    expect(typeof decideFeatures(featurePage(), circle).isOn('a')).toBe('boolean');
  });
});
