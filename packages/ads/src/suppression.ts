/** Whether a page may have ads. */
import { AD_SUPPRESS_QUERY } from '@masthead/rules';

export interface AdPermission {
  /** By whoever made the story or its film, or since the page is of a kind that has none. */
  readonly suppressed: boolean;
  readonly query: URLSearchParams;
  /** The feature of that name; off for those whom an experiment shows the page without. */
  readonly adService: boolean;
  /** For targeting; undefined: not asked yet where it must be. */
  readonly consent: boolean | undefined;
  /** Under a law on health data nobody may learn who reads this. */
  readonly healthLaw: boolean;
}

const SUPPRESS_ALL = 'all';

export const suppressesAds = (query: URLSearchParams): boolean =>
  query.getAll(AD_SUPPRESS_QUERY).includes(SUPPRESS_ALL);

export const mayShowAds = ({ suppressed, query, adService, consent, healthLaw }: AdPermission): boolean =>
  !suppressed && adService && !healthLaw && consent === true && !suppressesAds(query);
