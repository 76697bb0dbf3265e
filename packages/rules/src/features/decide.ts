/** Which features are on for a page: each is decided when it is first asked for, and remembered. */
import type { Owner } from '../owners.ts';
import type { FeaturePage } from './feature-page.ts';
import type { FeatureTest } from './feature-test.ts';
import { overridesOf } from './overrides.ts';

/**
 * `rule` says something of a page; `planned` is decided, and no page shows anything by it yet
 * (docs/decisions/0052-features-without-a-page.md); the others are shown: to nobody, to some, to everybody whom they are for.
 */
export type FeatureStage = 'rule' | 'planned' | 'off' | 'trial' | 'live';

/** What a reader would call the part of the site that it belongs to. */
export const FEATURE_AREAS = [
  'accounts',
  'ad caps',
  'advertising',
  'broadband',
  'deals and seasonal callouts',
  'dynamic widgets',
  'electric vehicles',
  'home energy',
  'listicles',
  'money',
  'newsletters',
  'pages',
  'performance',
  'reviews redesign',
  'shopping extension widgets',
  'sleep and mattresses',
  'solar',
  'table of contents',
  'third-party tags',
  'TV and laptop best lists',
  'video',
  'VPN',
] as const;
export type FeatureArea = (typeof FEATURE_AREAS)[number];

export interface Feature {
  readonly area: FeatureArea;
  readonly owner: Owner;
  readonly stage: FeatureStage;
  readonly when: FeatureTest;
}

export interface Explanation {
  readonly on: boolean;
  /** The end of a sentence that begins with "because". */
  readonly because: string;
}

export interface PageFeatures<Name extends string> {
  /** A name that nobody knows is off. */
  isOn(name: Name): boolean;
  why(name: Name): Explanation;
  /** All that are on. */
  all(): ReadonlySet<Name>;
  /** Whether the address changed anything: such a page is one visitor's own. */
  readonly overridden: boolean;
}

export function decideFeatures<Name extends string>(
  page: FeaturePage,
  table: Readonly<Record<Name, Feature>>,
): PageFeatures<Name> {
  const overrides = overridesOf(page.query);
  const known = new Map<string, boolean>();
  const isKnown = (name: string): name is Name => Object.hasOwn(table, name);

  function isOn(name: string): boolean {
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    // Rules that ask for each other in a circle are refused by the build; here they are off.
    known.set(name, false);
    const on = isKnown(name) && (overrides.of(name) ?? table[name].when.holds(page, isOn));
    known.set(name, on);
    return on;
  }

  function why(name: Name): Explanation {
    if (!isKnown(name)) return { on: false, because: 'there is no feature of this name' };
    const on = isOn(name);
    if (overrides.of(name) !== undefined) return { on, because: `the address turns it ${on ? 'on' : 'off'}` };
    return { on, because: table[name].when.tell(page, isOn) };
  }

  return {
    isOn,
    why,
    all: () => new Set(namesOf(table).filter(isOn)),
    overridden: overrides.any,
  };
}

/** Keys of a table that is closed. */
const namesOf = <Name extends string>(table: Readonly<Record<Name, Feature>>): Name[] => Object.keys(table) as Name[];

/** For a build: rules that ask for an unknown feature, or for each other in a circle. */
export function featureProblems(table: Readonly<Record<string, Feature>>): string[] {
  return Object.keys(table).flatMap((name) => {
    const asked = table[name]?.when.asksFor ?? [];
    const missing = asked.filter((other) => !Object.hasOwn(table, other));
    const circle = leadsTo(table, name, name, new Set()) ? [`${name} asks for itself in a circle`] : [];
    return [...missing.map((other) => `${name} asks for ${other}, which does not exist`), ...circle];
  });
}

function leadsTo(table: Readonly<Record<string, Feature>>, from: string, target: string, seen: Set<string>): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const asked = table[from]?.when.asksFor ?? [];
  return asked.some((other) => other === target || leadsTo(table, other, target, seen));
}
