/** The page of an article: one of its own addresses, or the one that stands for the whole site. */
import type { TargetAmong } from '../../kind-place.ts';
import type { standingAddresses } from '../../page-addresses.ts';
import type { articleAddresses } from './addresses.ts';

export type ArticleTarget = TargetAmong<typeof articleAddresses & Pick<typeof standingAddresses, 'welcome'>>;
