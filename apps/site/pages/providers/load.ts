/** Internet providers: what we think of each, or what each charges. */
import { type Provider, providersPageCodec } from '@masthead/model';
import type { ProviderEntry } from '../../components/standing/provider.ts';
import { fetchPage, type Load } from '../load.ts';
import { textOf } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';

export const loadProviders: Load<'providers'> = async (context) => {
  const slug = context.params.slug ?? '';
  const { components } = await fetchPage(context, { type: 'providers', slug }, providersPageCodec);
  const page = textOf(context, components.text, { slug, title: 'Internet providers' });
  const providers = components.providers.items.map(entryOf);
  const view = slug === 'internet-plans' ? 'plans' : 'reviews';
  return { content: { page: 'providers', data: { ...page, view, providers } }, head: textHead(page.text), tags: [] };
};

const entryOf = ({ rating, dateChecked, ...provider }: Provider): ProviderEntry => ({
  ...provider,
  ...(rating !== undefined && { rating }),
  ...(dateChecked !== undefined && { checkedAt: dateChecked }),
});
