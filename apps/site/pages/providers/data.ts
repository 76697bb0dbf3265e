/** What the pages about internet providers show: each provider judged, or every plan by its price. */
import type { ProviderEntry } from '../../components/standing/provider.ts';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface ProvidersPageData extends WithText {
  view: 'reviews' | 'plans';
  providers: ProviderEntry[];
}
