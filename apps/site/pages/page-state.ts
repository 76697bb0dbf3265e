/** What server and browser agree on about the page in view: it is rendered from, hydrated from and navigated with this. */
import type { AdPageFacts } from '@masthead/ads';
import type { AdapterSources, Device, FeatureName, ScriptSources } from '@masthead/rules';
import type { BrandKey } from '../base/brands.ts';
import type { HeadUpdate } from '../base/head-update.ts';
import type { LayoutName } from '../base/layout-name.ts';
import type { Navigation } from '../components/header/navigation.ts';
import type { PageContent } from './page-content.ts';

export interface PageState {
  content: PageContent;
  layout: LayoutName;
  brand: BrandKey;
  path: string;
  year: number;
  /** What was decided for this page and this visit; absent where there is nothing to tell. */
  platform?: PagePlatform;
}

export interface PagePlatform {
  /** On pages that differ by it: the device that they were made for. */
  device?: Device;
  /** Of those that scripts ask for, the ones that are on. */
  features?: readonly FeatureName[];
  /** What the reader is in, as id:version:bucket. */
  experiments?: readonly string[];
  /** A list on it that was put in order by what readers take. */
  decision?: PageDecision;
  /** Where scripts are declared, others are told or readers are counted: what those that measure are told of its story. */
  story?: { readonly id: string; readonly articleType: string; readonly siteSection: string };
  /** What readers do on it is counted, where they may be. */
  counts?: true;
  /** Readers have no accounts here. */
  withoutAccounts?: true;
  /** It has places for ads; and what it says of itself to them. */
  ads?: AdPageFacts;
  /** It is about health: where a law says so, nobody else learns of it. */
  health?: true;
}

export interface PageDecision {
  /** The list's name. */
  agent: string;
  id: string;
  /** Paths that the list leads to. */
  options: readonly string[];
}

/** In the document: the first page, and what stays the same while the reader moves about. */
export interface HydrationState {
  page: PageState;
  navigation?: Navigation | undefined;
  /** Absent where no script is declared. */
  scripts?: ScriptSources | undefined;
  /** Absent where nobody else is told what readers do. */
  adapters?: AdapterSources | undefined;
  /** The build that rendered this; another build's data means another build's code. */
  version: string;
  /** Of how many page views errors are told, from 0 to 1; absent: of all. */
  errorSample?: number | undefined;
}

/** The answer to a navigation: a page, or the address to go to instead. */
export type NavigationAnswer =
  | { kind: 'page'; page: PageState; head: HeadUpdate; version: string }
  | { kind: 'redirect'; location: string; version: string };

/** Where the data of a page is asked for. */
export const DATA_PREFIX = '/_data';
