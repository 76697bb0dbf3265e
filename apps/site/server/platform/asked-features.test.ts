/** A feature that is shown is asked for by somebody; one that nobody asks for says so, and a decision says why. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FeatureStage, features, gatedScripts } from '@masthead/rules';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const ROOMS = 'apps/site/{base,client,components,layouts,pages,presentation,routes,server}/**/*.{ts,tsx}';
const ASKS = /\bisOn\('(\w+)'\)/g;

const inStage = (...stages: readonly FeatureStage[]): string[] =>
  Object.entries(features).flatMap(([name, { stage }]) => (stages.includes(stage) ? [name] : []));

function askedFor(): string[] {
  const code = globSync(ROOMS, { cwd: ROOT, exclude: ['**/*.test.*', '**/testing/**'] });
  const byPages = code.flatMap((file) =>
    [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(ASKS)].map(([, name = '']) => name),
  );
  const byScripts = Object.values(gatedScripts).flatMap((script) => ('features' in script ? script.features : []));
  return [...new Set<string>([...byPages, ...byScripts])];
}

it('what readers are shown by a feature, a page or a script asks for; of the others nobody says that they are shown', () => {
  expect(askedFor().sort()).toEqual(inStage('trial', 'live').sort());
});

it('a decision names every feature that no page asks for', () => {
  const decision = readFileSync(`${ROOT}/docs/decisions/0052-features-without-a-page.md`, 'utf8');
  expect(inStage('planned').filter((name) => !decision.includes(`\`${name}\``))).toEqual([]);
  expect([...decision.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).sort()).toEqual(inStage('planned').sort());
});
