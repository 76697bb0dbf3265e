import { readSettings, SettingsError } from '@masthead/runtime';
import { describe, expect, test } from 'vitest';
import type { ServiceDefinition } from './service.ts';
import { chosenServices, SERVICE_NAMES, SERVICES } from './services.ts';

const DEFINITIONS: readonly ServiceDefinition[] = SERVICES;

/** Every choice of services but none at all. */
const SUBSETS = Array.from({ length: 2 ** SERVICE_NAMES.length - 1 }, (_, index) =>
  SERVICE_NAMES.filter((_name, bit) => (index + 1) & (1 << bit)),
);

const chosenBy = (env: Record<string, string>): string[] =>
  chosenServices(readSettings(env, SERVICE_NAMES)).map(({ name }) => name);

/** Why these cannot run together, by the partners that each one names. */
function lacking(names: readonly string[], contentIsElsewhere: boolean): string | undefined {
  for (const { name, partners = [] } of DEFINITIONS.filter((each) => names.includes(each.name))) {
    if (partners.includes('content') && !names.includes('content') && !contentIsElsewhere)
      return `ROLES has ${name} without content: CONTENT_API_URL must say where the content service is.`;
    if (partners.includes('content here') && !names.includes('content'))
      return `ROLES has ${name} without content: the two write to one database, so name both or neither.`;
    if (partners.includes('site') && !names.includes('site'))
      return `ROLES has ${name} without site: the two run in one process, so name both or neither.`;
  }
  return undefined;
}

describe.each([
  ['with content elsewhere', { CONTENT_API_URL: 'http://10.0.0.5:3000' }],
  ['with nothing elsewhere', {}],
])('%s', (_, env) => {
  test.each(SUBSETS.map((names) => [names.join(','), names] as const))(
    '%s starts, or is refused with the partner that it lacks',
    (ROLES, names) => {
      const problem = lacking(names, 'CONTENT_API_URL' in env);
      const choose = () => chosenBy({ ...env, ROLES });
      if (problem === undefined) expect(choose()).toEqual(names);
      else expect(choose).toThrow(new SettingsError(problem));
    },
  );
});

test('the table has both: services that stand alone, and services that need another', () => {
  expect(chosenBy({ ROLES: 'images' })).toEqual(['images']);
  expect(() => chosenBy({ ROLES: 'images,site' })).toThrow(/^ROLES has site without content: /);
  expect(() => chosenBy({ ROLES: 'content,live' })).toThrow(/^ROLES has live without site: /);
});

test('a process that is told nothing runs all of them', () => {
  expect(chosenBy({})).toEqual(SERVICE_NAMES);
});

test('the order that roles are named in does not matter, nor does naming one twice', () => {
  expect(chosenBy({ ROLES: 'live, site,content,site' })).toEqual(['content', 'site', 'live']);
});

test('every service has a name of its own and stands after its partners', () => {
  expect(new Set(SERVICE_NAMES).size).toBe(SERVICE_NAMES.length);
  for (const [index, { name, partners = [] }] of DEFINITIONS.entries())
    for (const partner of partners) {
      const place = DEFINITIONS.findIndex((each) => partner.startsWith(each.name));
      expect(place, `${name} after ${partner}`).toBeLessThan(index);
    }
});
