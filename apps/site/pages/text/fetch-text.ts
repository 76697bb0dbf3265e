/** A standing text as pages show it: sanitised again where it comes in. */
import { type RichText, sanitiseBody, textPageCodec } from '@masthead/model';
import type { StandingText, WithText } from '../../components/standing/standing-text.ts';
import { fetchPage, type LoadContext } from '../load.ts';

/** A page that is a text and little else. */
export async function fetchText(context: LoadContext, slug: string): Promise<Required<WithText>> {
  const { components } = await fetchPage(context, { type: 'text', slug }, textPageCodec);
  return textOf(components.text, { slug, title: slug });
}

/** Where nobody has written one, the page has its name at least. */
export const textOf = (
  wire: RichText | undefined,
  named: Pick<StandingText, 'slug' | 'title'>,
): Required<WithText> => ({
  text: {
    slug: wire?.id ?? named.slug,
    title: wire?.title ?? named.title,
    description: wire?.description ?? '',
  },
  bodyHtml: sanitiseBody(wire?.content ?? ''),
});
