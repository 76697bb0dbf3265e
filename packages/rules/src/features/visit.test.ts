import { describe, expect, it } from 'vitest';
import { BROWSER_AGENT } from '../testing/facts.ts';
import { featurePage } from '../testing/feature-page.ts';
import { FLAGS, isFlagName } from './flags.ts';
import { features, featuresOf, isFeatureName } from './table.ts';
import { agentKindOf, FEATURE_QUERIES } from './visit.ts';
import { isWithin, nextEdge, windows } from './windows.ts';

const names = Object.keys(features).filter(isFeatureName);

describe('who asks', () => {
  it.each([
    [BROWSER_AGENT, 'reader'],
    ['', 'reader'],
    ['Yeti/1.1', 'reader'],
    ['Mozilla/5.0 (compatible; GOOGLEBOT/2.1)', 'crawler'],
    ['AhrefsBot/7.0', 'crawler'],
    [`${BROWSER_AGENT} PTST/241016`, 'tester'],
  ])('%s is a %s', (agent, kind) => {
    expect(agentKindOf(agent)).toBe(kind);
  });

  it('is all that features tell apart: two of one kind get the same', () => {
    const agents = [BROWSER_AGENT, 'curl/8', 'Googlebot', 'ahrefsbot', 'PTST/1', `${BROWSER_AGENT} PTST/2`];
    const seen = new Map<string, string>();
    for (const userAgent of agents) {
      const all = names.filter(featuresOf(featurePage({ userAgent })).isOn).join();
      const kind = agentKindOf(userAgent);
      expect(seen.get(kind) ?? all).toBe(all);
      seen.set(kind, all);
    }
    expect(seen.size).toBe(3);
  });
});

it('a query that is on no list changes no feature', () => {
  const looked = new Set<string>();
  const query = new Proxy(new URLSearchParams(), {
    get: (target, member) => {
      const value = Reflect.get(target, member);
      if (typeof value !== 'function') return value;
      return (name: string) => {
        looked.add(name);
        return value.call(target, name);
      };
    },
  });
  const { isOn } = featuresOf(featurePage({ query }));
  names.map(isOn);
  expect([...looked].sort()).toEqual(['disableFeatures', 'enableFeatures', ...FEATURE_QUERIES].sort());
});

describe('flags', () => {
  it('are a closed list, each by its own name', () => {
    for (const [name, flag] of Object.entries(FLAGS)) expect(flag.name).toBe(name);
    expect([isFlagName('dynamicWidgets'), isFlagName('constructor')]).toEqual([true, false]);
  });

  it('that features ask for are all on it', () => {
    const asked = new Set<string>();
    const flags = new Proxy({}, { getOwnPropertyDescriptor: (_, name) => void asked.add(String(name)) });
    const { isOn } = featuresOf(featurePage({ flags }));
    names.map(isOn);
    expect([...asked].sort()).toEqual(Object.keys(FLAGS).sort());
  });
});

describe('the next instant at which a window opens or closes', () => {
  it('is after now, and nothing changes before it', () => {
    const now = Date.parse('2023-11-22T03:00:00Z');
    const edge = nextEdge(now) ?? 0;
    expect(new Date(edge).toISOString()).toBe('2023-11-22T04:59:59.001Z');
    for (const window of Object.values(windows)) expect(isWithin(window, edge - 1)).toBe(isWithin(window, now));
  });

  it('is none after the last', () => {
    expect(nextEdge(Date.parse('2100-01-01'))).toBeUndefined();
  });
});
