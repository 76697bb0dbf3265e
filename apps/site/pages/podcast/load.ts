/** An episode of a podcast: what to play, its parts, what is said in it, and what else the show has. */
import { minutesAndSeconds, primaryTopic, type StoryOf, storyCodecs, storyKinds } from '@masthead/model';
import { contentTarget, isSponsored, pathTo } from '@masthead/urls';
import { escapeHtml } from '@masthead/web';
import { oncePer, oncePerPair } from '../../base/once-per.ts';
import { prepareText } from '../../presentation/body/headings.ts';
import { sizedPicture } from '../../presentation/sized-picture.ts';
import { bylineOf, subjectsOf } from '../../presentation/view/story.ts';
import type { View } from '../../presentation/view/view.ts';
import { aboutOf } from '../about-of.ts';
import { brandOf } from '../brand-of.ts';
import { fetchPresent } from '../fetch-present.ts';
import { addressOf, type Load, shownInText, storyTags, topicsOf } from '../load.ts';
import type { ShownEpisode, ShownShow } from './data.ts';
import { feedPath, podcastHead } from './head.ts';

type Podcast = StoryOf<'podcast'>;

/** Sanitised again where it comes in, whatever the content service says. */
const shownPageCodec = storyCodecs.podcast.page.transform(({ components }) => ({
  ...components,
  text: prepareText(components.podcast.body ?? '', components.podcast.additionalShortcodeData),
}));

export const loadPodcast: Load<'podcast'> = async (context) => {
  const { podcast, text, episodes, keepReading } = await fetchPresent(context, 'podcast', shownPageCodec);
  const address = addressOf(
    context,
    contentTarget({ ...podcast, kind: 'podcast', topicPath: primaryTopic(podcast)?.path ?? [] }),
  );
  if (context.url.pathname !== address) return { redirect: address };
  const features = context.rules.about(podcast);
  const { view } = context;
  const spoken = transcriptHtml(podcast);
  const next = view.cards(keepReading.items);
  return {
    content: {
      page: 'podcast',
      data: {
        now: context.now,
        brand: brandOf(context.route),
        show: showOf(podcast, view),
        episode: episodeOf(podcast, view),
        about: aboutOf(podcast, text, features, context),
        ...(spoken && { transcript: { bodyHtml: spoken } }),
        episodes: view.cards(episodes.items, 'quarter'),
        keepReading: next,
      },
    },
    head: podcastHead(podcast),
    topics: topicsOf(podcast),
    tags: [
      ...storyTags([podcast], episodes.items, next, shownInText(podcast.additionalShortcodeData)),
      `listing:${storyKinds.podcast.form}:${podcast.show.slug}`,
      `collection:${podcast.show.slug}`,
    ],
  };
};

const showOf = oncePerPair(({ show }: Podcast, view: View): ShownShow => {
  const { title = '', slug = '', image } = show;
  return {
    title,
    href: pathTo('collection', { slug }),
    feed: feedPath(show),
    ...(image && {
      cover: view.picture(image, 'cover'),
      artwork: sizedPicture(view.images, image, 'square_512').src,
    }),
  };
});

const episodeOf = oncePerPair((podcast: Podcast, view: View): ShownEpisode => {
  const { id, headline, dek, audio, publishedAt, updatedAt } = podcast;
  return {
    id,
    headline,
    ...(dek && { dek }),
    place: placeOf(podcast),
    audio: { src: audio.url, bytes: audio.bytes, duration: audio.duration },
    chapters: podcast.chapters.map((chapter) => ({ ...chapter, href: momentHref(podcast, chapter.start) })),
    publishedAt,
    ...(updatedAt !== undefined && { updatedAt }),
    authors: podcast.authors.map((author) => bylineOf(author, false, view)),
    subjects: subjectsOf(podcast),
    paidFor: isSponsored(podcast),
  };
});

function placeOf({ season, number }: Podcast): string {
  if (number === undefined) return '';
  return season === undefined ? `Episode ${number}` : `Season ${season}, episode ${number}`;
}

/** The file from a moment on, for whom no player can be moved. */
const momentHref = ({ audio }: Podcast, seconds: number): string => `${audio.url}#t=${seconds}`;

/** A line for each turn, with the moment at which it is said. */
const transcriptHtml = oncePer((podcast: Podcast): string =>
  podcast.transcript
    .map(({ start, speaker, text }) => {
      const moment = `<a href="${escapeHtml(momentHref(podcast, start))}">${minutesAndSeconds(start)}</a>`;
      const name = speaker ? `<b>${escapeHtml(speaker)}</b> ` : '';
      return `<p data-start="${start}">${moment}<span>${name}${escapeHtml(text)}</span></p>`;
    })
    .join(''),
);
