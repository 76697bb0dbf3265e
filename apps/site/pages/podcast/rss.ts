/**
 * The RSS of a show, as directories of podcasts read it: RSS 2.0 with Apple's elements, which Spotify and the others
 * read too, and those of Podcasting 2.0 for transcripts and chapters, whose files are written here as well.
 */
import { type FeedItem, joinNames, type StoryOf, storyKinds, webVtt } from '@masthead/model';
import { escapeHtml } from '@masthead/web';
import { type Channel, channelLinks, LANGUAGE } from '../../presentation/feeds/channel.ts';
import { type Entry, wholeAddress } from '../../presentation/feeds/entry.ts';
import type { KindFeeds, Show } from '../../presentation/feeds/feed-file.ts';
import type { FeedSite } from '../../presentation/feeds/feed-site.ts';
import { legalText } from '../../presentation/feeds/legal-text.ts';
import { storyFilePath } from '../../presentation/feeds/story-file.ts';
import { sizedPicture } from '../../presentation/sized-picture.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const CHAPTERS = 'chapters.json';
const TRANSCRIPT = 'transcript.vtt';
const CHAPTERS_TYPE = 'application/json+chapters';
const TRANSCRIPT_TYPE = 'text/vtt';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

const escaped = (text: string | number): string => escapeHtml(legalText(String(text)));

/** An element; `inside` is XML already. */
function element(name: string, inside: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(value)}"`,
  );
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
}

/** An element with text; nothing where there is none. */
const said = (name: string, text: string | number | undefined, attributes: Attributes = {}): string =>
  text === undefined || text === '' ? '' : element(name, escaped(text), attributes);

const truth = (value: boolean): string => (value ? 'true' : 'false');

function rss(channel: Channel, show: Show, items: readonly FeedItem[], site: FeedSite): string {
  const { title = '', image, show: told } = show;
  const cover = image && wholeAddress(sizedPicture(site.images, image, 'sc_xlarge').src, site.siteUrl);
  const entries = items.flatMap((item, index) => {
    const entry = channel.entries[index];
    return item.episode && entry ? [itemOf(item, item.episode, entry, cover, site)] : [];
  });
  const inside = [
    said('title', title),
    said('link', channel.home),
    said('description', channel.description),
    said('language', LANGUAGE.toLowerCase()),
    said('lastBuildDate', new Date(channel.updatedAt).toUTCString()),
    said('generator', 'Masthead'),
    ...channelLinks(channel).map(({ href, rel }) =>
      element('atom:link', '', { href, rel, type: rel === 'self' ? 'application/rss+xml' : undefined }),
    ),
    said('itunes:author', told.author),
    element('itunes:owner', said('itunes:name', told.owner.name) + said('itunes:email', told.owner.email)),
    cover && element('itunes:image', '', { href: cover }),
    cover && element('image', said('url', cover) + said('title', title) + said('link', channel.home)),
    element('itunes:category', '', { text: told.category }),
    said('itunes:explicit', truth(told.explicit)),
    said('itunes:type', told.order),
    ...entries,
  ];
  const feed = element('rss', element('channel', inside.join('')), { version: '2.0', ...NAMESPACES });
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed}`;
}

type Episode = NonNullable<FeedItem['episode']>;

/** Its id stays when its address does not. */
function itemOf(item: FeedItem, episode: Episode, entry: Entry, cover: string | undefined, site: FeedSite): string {
  const { audio, title, summary, html } = entry;
  const file = (name: string): string =>
    wholeAddress(storyFilePath(storyKinds.podcast.form, item.slug, name), site.siteUrl);
  return element(
    'item',
    [
      said('title', title),
      said('itunes:title', title),
      said('link', entry.url),
      said('guid', entry.id, { isPermaLink: 'false' }),
      said('pubDate', new Date(entry.publishedAt).toUTCString()),
      said('description', summary || title),
      said('content:encoded', html),
      audio && element('enclosure', '', { url: audio.url, length: audio.bytes, type: audio.type }),
      audio && said('itunes:duration', audio.seconds),
      said('itunes:author', joinNames(entry.authors.map(({ name }) => name))),
      said('itunes:summary', summary),
      said('itunes:explicit', truth(episode.explicit)),
      said('itunes:season', episode.season),
      said('itunes:episode', episode.number),
      said('itunes:episodeType', episode.episodeType),
      cover && element('itunes:image', '', { href: cover }),
      episode.transcript.length > 0 &&
        element('podcast:transcript', '', { url: file(TRANSCRIPT), type: TRANSCRIPT_TYPE, language: LANGUAGE }),
      episode.chapters.length > 0 && element('podcast:chapters', '', { url: file(CHAPTERS), type: CHAPTERS_TYPE }),
      ...entry.authors.map(({ name, url }) => said('podcast:person', name, { href: url })),
    ]
      .filter((part) => typeof part === 'string')
      .join(''),
  );
}

const chaptersJson = ({ headline, episode }: FeedItem): string =>
  JSON.stringify({
    version: '1.2.0',
    title: headline,
    chapters: (episode?.chapters ?? []).map(({ start, title }) => ({ startTime: start, title })),
  });

/** Each turn lasts until the next one begins. */
function transcriptVtt({ episode, audio }: FeedItem): string {
  const turns: StoryOf<'podcast'>['transcript'] = episode?.transcript ?? [];
  return webVtt(
    turns.map((turn, index) => ({ ...turn, end: turns[index + 1]?.start ?? audio?.duration ?? turn.start })),
  );
}

export const podcastFeeds: KindFeeds = {
  rss,
  files: {
    [CHAPTERS]: { type: CHAPTERS_TYPE, write: chaptersJson },
    [TRANSCRIPT]: { type: `${TRANSCRIPT_TYPE}; charset=utf-8`, write: transcriptVtt },
  },
};
