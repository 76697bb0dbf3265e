/** Finds the route of a path. One table serves server and browser; the platform's URLPattern does the matching. */
import {
  type AddressName,
  addresses,
  DEFAULT_LOCALE,
  type LocalisedName,
  localisedName,
  type Params,
} from '@masthead/urls';
import type { RouteMeta } from './route-meta.ts';
import { routes } from './table.ts';

export interface Route {
  /** With the locale suffix, as rules and metrics name it. */
  name: LocalisedName<AddressName>;
  address: AddressName;
  locale: string;
  meta: RouteMeta;
}

export interface Match {
  route: Route;
  params: Params;
}

interface Candidate {
  route: Route;
  /** Compiled when it is first tried: a start needs none of the hundred. */
  pattern(): URLPattern;
}

export interface LocaleConfig {
  locales: readonly string[];
  defaultLocale: string;
}

const ENGLISH: LocaleConfig = { locales: [DEFAULT_LOCALE], defaultLocale: DEFAULT_LOCALE };

/** Each address in each locale; the default locale has no prefix. */
export function makeRoutes({ locales, defaultLocale }: LocaleConfig = ENGLISH): (Route & { pattern: string })[] {
  return locales.flatMap((locale) =>
    (Object.keys(addresses) as AddressName[]).map((address) => ({
      name: localisedName(address, locale),
      address,
      locale,
      meta: routes[address],
      pattern: `${locale === defaultLocale ? '' : `/${locale}`}${addresses[address].pattern}`,
    })),
  );
}

/** The first segment of a path or of a pattern, when it is literal: most routes are told apart by it alone. */
const LITERAL_HEAD = /^\/([\w-]+)\//;
const headOf = (path: string): string => LITERAL_HEAD.exec(path)?.[1] ?? '';

export type Matcher = (pathname: string) => Match | undefined;

export function createMatcher(config?: LocaleConfig): Matcher {
  const byHead = Map.groupBy(makeRoutes(config), ({ pattern }) => headOf(pattern));
  const candidates = new Map([...byHead].map(([head, group]) => [head, group.map(candidateOf)]));
  const anyHead = candidates.get('');

  return (pathname) => firstOf(candidates.get(headOf(pathname)), pathname) ?? firstOf(anyHead, pathname);
}

function candidateOf({ pattern: pathname, ...route }: Route & { pattern: string }): Candidate {
  let compiled: URLPattern | undefined;
  return {
    route,
    pattern() {
      compiled ??= new URLPattern({ pathname });
      return compiled;
    },
  };
}

function firstOf(candidates: readonly Candidate[] | undefined, pathname: string): Match | undefined {
  for (const { route, pattern } of candidates ?? []) {
    const found = pattern().exec({ pathname });
    if (found) return { route, params: { ...found.pathname.groups } };
  }
  return undefined;
}
