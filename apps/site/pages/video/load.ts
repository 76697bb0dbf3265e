/** A video: what to play, who made it, what is said in it, and what to watch next. The share page has the player alone. */
import { primaryTopic, type Video, videoPageCodec } from '@masthead/model';
import { contentTarget, isSponsored, type Target, targetPath } from '@masthead/urls';
import { brands } from '../../base/brands.ts';
import type { SharedVideoData, WholeVideoData } from '../../components/video/shown-video.ts';
import { prepareText } from '../../presentation/body/headings.ts';
import { topicLink } from '../../presentation/view/card.ts';
import { chaptersOf, playableVideo } from '../../presentation/view/playable-video.ts';
import { bylineOf, subjectsOf } from '../../presentation/view/story.ts';
import { aboutOf } from '../about-of.ts';
import { brandOf } from '../brand-of.ts';
import { fetchPresent } from '../fetch-present.ts';
import { addressOf, type Load, type LoadContext, shownInText, storyTags, topicsOf } from '../load.ts';
import { videoHead } from './head.ts';
import { transcriptOf } from './transcript.ts';
import { upNext } from './up-next.ts';

/** So many stand beside the player, and so many in the row at the end. */
const UP_NEXT = 6;
const MORE = 4;

/** Sanitised again where it comes in, whatever the content service says. */
const shownPageCodec = videoPageCodec.transform(({ components }) => ({
  ...components,
  text: prepareText(components.video.body ?? '', components.video.additionalShortcodeData),
}));

export const loadVideo: Load<'video'> = async (context) => {
  const { video, text, playlist, keepReading } = await fetchPresent(context, 'video', shownPageCodec);
  const target = targetOf(video, context);
  const address = addressOf(context, target);
  if (context.url.pathname !== address) return { redirect: address };
  const features = context.rules.about(video);
  const head = videoHead(video);
  const topics = topicsOf(video);
  const tags = storyTags([video]);
  if (context.variant === 'share')
    return { content: { page: 'video', data: sharedOf(video, target, context) }, head, topics, tags };

  const next = context.view.cards(keepReading.items);
  const following = upNext(video, playlist);
  const spoken = transcriptOf(video.captions.find(({ format }) => format === 'webvtt')?.data ?? '');
  const shown = wholeOf(video, context);
  const data: WholeVideoData = {
    form: 'whole',
    now: context.now,
    brand: brandOf(context.route),
    video: shown,
    chapters: shown.playable ? chaptersOf(video, shown.playable) : [],
    about: aboutOf(video, text, features, context),
    playlist: context.view.cards(following.slice(0, UP_NEXT), 'playlist'),
    ...(spoken && { transcript: { bodyHtml: spoken.opening } }),
    ...(spoken?.rest && { moreTranscript: { bodyHtml: spoken.rest } }),
    keepReading: next,
    more: context.view.cards(following.slice(UP_NEXT, UP_NEXT + MORE), 'quarter'),
  };
  return {
    content: { page: 'video', data },
    head,
    topics,
    tags: [...tags, 'listing:videos', ...storyTags(playlist, next, shownInText(video.additionalShortcodeData))],
  };
};

/** On the page of a video everything about it is a video, whatever a broken part of its wire says. */
const targetOf = (video: Video, { params }: LoadContext): Target =>
  contentTarget({
    ...video,
    kind: 'video',
    slug: video.slug ?? params.slug ?? '',
    topicPath: primaryTopic(video)?.path ?? [],
  });

function shownOf(video: Video, context: LoadContext) {
  const playable = playableVideo(video, context);
  return { id: video.id, headline: video.headline, ...(playable && { playable }) };
}

function sharedOf(video: Video, target: Target, context: LoadContext): SharedVideoData {
  const brand = brandOf(context.route);
  return {
    form: 'share',
    brand,
    video: shownOf(video, context),
    whole: { label: `Watch on ${brands[brand].name}`, href: targetPath(target) },
  };
}

function wholeOf(video: Video, context: LoadContext): WholeVideoData['video'] {
  const topic = primaryTopic(video);
  return {
    ...shownOf(video, context),
    authors: video.authors.map((author) => bylineOf(author, false, context.view)),
    subjects: subjectsOf(video),
    paidFor: isSponsored(video),
    ...(topic && { kicker: topicLink(topic) }),
    ...(video.description && { description: video.description }),
    ...(video.duration !== undefined && { duration: video.duration }),
    ...(video.publishedAt !== undefined && { publishedAt: video.publishedAt }),
    ...(video.updatedAt !== undefined && { updatedAt: video.updatedAt }),
  };
}
