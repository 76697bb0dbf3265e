/** Suggestions while somebody types: what the content service suggests, with pictures whose addresses only the site can sign. */
import type { SuggestedContent } from '@masthead/model';
import { priceText } from '../components/product/price-text.ts';
import { scoreFigures } from '../components/review/score.ts';
import { LONGEST_QUERY } from '../components/search/search-terms.ts';
import type { Suggestion } from '../components/search/suggestion.ts';
import type { ContentClient } from '../content-api/client.ts';
import type { View } from '../presentation/view/view.ts';

/** More is no help on a small screen. */
const MOST = 8;

function factOf({ score, priceCents }: SuggestedContent): string | undefined {
  const facts = [
    ...(score === undefined ? [] : [scoreFigures(score)]),
    ...(priceCents === undefined ? [] : [`from ${priceText(priceCents)}`]),
  ];
  return facts.length > 0 ? facts.join(', ') : undefined;
}

function suggestionOf(found: SuggestedContent, view: View): Suggestion {
  const { kind, label, url, image } = found;
  const fact = factOf(found);
  return {
    kind,
    label,
    url,
    ...(fact !== undefined && { fact }),
    ...(image && { picture: view.picture(image, 'menu').src }),
  };
}

export async function suggestionsFor(typed: string, content: ContentClient, view: View): Promise<Suggestion[]> {
  const { items } = await content.get('autocomplete', {
    query: { searchQuery: typed.slice(0, LONGEST_QUERY), limit: MOST },
  });
  return items.map((found) => suggestionOf(found, view));
}
