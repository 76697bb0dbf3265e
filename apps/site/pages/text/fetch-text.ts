/** A standing text as pages show it: sanitised again where it comes in. */
import { type RichText, textPageCodec } from '@masthead/model';
import type { StandingText, WithText } from '../../components/standing/standing-text.ts';
import { prepareText } from '../../presentation/body/headings.ts';
import { fetchPage, type LoadContext, shownInText, storyTags } from '../load.ts';

/** A page that is a text and little else. */
export const fetchText = async (context: LoadContext, slug: string): Promise<WithText> =>
  (await fetchTaggedText(context, slug)).page;

interface TaggedText {
  page: WithText;
  /** The stories that the text shows parts of. */
  tags: string[];
}

/** `wide`: its pictures may stand from edge to edge. */
export async function fetchTaggedText(context: LoadContext, slug: string, wide = false): Promise<TaggedText> {
  const { components } = await fetchPage(context, { type: 'text', slug }, textPageCodec);
  const page = textOf(context, components.text, { slug, title: slug }, wide);
  return { page, tags: storyTags(shownInText(components.text.additionalShortcodeData)) };
}

/** Where nobody has written one, the page has its name at least. */
export function textOf(
  { bodies, now }: LoadContext,
  wire: RichText | undefined,
  named: Pick<StandingText, 'slug' | 'title'>,
  wide = false,
): WithText {
  const slug = wire?.id ?? named.slug;
  return {
    text: { slug, title: wire?.title ?? named.title, description: wire?.description ?? '' },
    body: bodies.of(prepareText(wire?.content ?? '', wire?.additionalShortcodeData), {
      id: slug,
      now,
      data: wire?.additionalShortcodeData,
      wide,
    }),
  };
}
