/** What decides an address whatever the kind: the sister brand's content, what is paid for, deals. */
import { isBranded } from '@masthead/model';
import { withoutFormerBrand } from './former-brand.ts';
import type { PlacedContent } from './placed-content.ts';
import { autoTopics, sponsoredIds } from './sections.ts';

/** The automotive brand's content. */
export const isAuto = ({ topicPath: [root = ''] }: PlacedContent): boolean => autoTopics.has(withoutFormerBrand(root));

/** Paid for: as its section or its author say, or as listed. */
export const isSponsored = (content: Pick<PlacedContent, 'id' | 'section' | 'author'>): boolean =>
  isBranded(content) || (content.id !== undefined && sponsoredIds.has(content.id));

/** "Deals", "deals - precap", but not "Best deals". */
export const isDeal = ({ type = '' }: Pick<PlacedContent, 'type'>): boolean => /^deals/i.test(type);
