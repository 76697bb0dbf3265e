/** What a page about prices shows: its text, and what is cheaper today. */
import type { Link } from '../../base/link.ts';
import type { DealCard } from '../../components/deal/deal-card.ts';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface ShoppingPageData extends WithText {
  deals: { title: string; note: string; more: Link; items: DealCard[] };
}
