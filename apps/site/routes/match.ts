/** Finds the route of a path. One table serves server and browser. */
import {
  type AddressName,
  addresses,
  createPathMatcher,
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

export type Matcher = (pathname: string) => Match | undefined;

export function createMatcher(config?: LocaleConfig): Matcher {
  const match = createPathMatcher(makeRoutes(config).map(({ pattern, ...route }) => ({ pattern, route })));
  return (pathname) => {
    const found = match(pathname);
    return found && { route: found.entry.route, params: found.params };
  };
}
