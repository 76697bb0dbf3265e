/** The way to a shop, with its price: paid links say so to search engines, and the shop's page gets no hold of ours. */
import { ButtonLink, Icon } from '@masthead/ui';
import type { Offer } from './offer.ts';
import { OUTBOUND } from './outbound.ts';

export function OfferLink({ offer: { merchant, href, price }, quiet = false }: { offer: Offer; quiet?: boolean }) {
  return (
    <ButtonLink kind={quiet ? 'line' : 'brand'} href={href} rel={OUTBOUND}>
      {price ? `${price} at ${merchant}` : `See price at ${merchant}`} <Icon name="out" small />
    </ButtonLink>
  );
}
