/** A standing text as pages show it: sanitised again where it comes in. */
import { type RichText, textPageCodec } from '@masthead/model';
import type { StandingText, WithText } from '../../components/standing/standing-text.ts';
import { prepareText } from '../../server/body/headings.ts';
import { fetchPage, type LoadContext } from '../load.ts';

/** A page that is a text and little else. */
export async function fetchText(context: LoadContext, slug: string): Promise<WithText> {
  const { components } = await fetchPage(context, { type: 'text', slug }, textPageCodec);
  return textOf(context, components.text, { slug, title: slug });
}

/** Where nobody has written one, the page has its name at least. */
export function textOf(
  { bodies, now }: LoadContext,
  wire: RichText | undefined,
  named: Pick<StandingText, 'slug' | 'title'>,
): WithText {
  const slug = wire?.id ?? named.slug;
  return {
    text: { slug, title: wire?.title ?? named.title, description: wire?.description ?? '' },
    body: bodies.of(prepareText(wire?.content ?? ''), { id: slug, now }),
  };
}
