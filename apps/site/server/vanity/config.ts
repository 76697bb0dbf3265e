/** What friendly addresses go by: which query does not count, what a page number looks like, what is never looked up. */
import { DEFAULT_EDITION, INDEX_FORMS } from '@masthead/model';
import { DEBUG_NAME } from '@masthead/rules';
import { pathTo } from '@masthead/urls';

export interface VanityConfig {
  /** Names that say how a reader came or how the page is to be made, not which page is meant. */
  ignoredQuery: { readonly names: ReadonlySet<string>; readonly prefixes: readonly string[] };
  /** The number of a page at the end of a path. */
  pagination: RegExp;
  /** Paths that are always their own page; their numbered pages too. */
  disallowedPaths: ReadonlySet<string>;
  defaultEdition: string;
}

export const vanityConfig: VanityConfig = {
  ignoredQuery: {
    names: new Set([
      'gclid',
      'fbclid',
      'msclkid',
      'dclid',
      'ttclid',
      'gbraid',
      'wbraid',
      'ftag',
      DEBUG_NAME,
      'adSuppress',
      'enableFeatures',
      'disableFeatures',
      'setDevice',
      'preview',
    ]),
    prefixes: ['utm_'],
  },
  pagination: /\/\d+\/?$/,
  disallowedPaths: new Set([
    // Behind the doors of the main navigation.
    ...INDEX_FORMS.map((form) => pathTo(form, {})),
    '/about/',
    '/awards/',
    '/features/',
    '/home/internet/plans/',
    '/newsletters/',
    '/shopping/',
    '/welcome/',
  ]),
  defaultEdition: DEFAULT_EDITION,
};
