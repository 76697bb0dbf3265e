/** The addresses of feeds: /rss/ and below it sections, topics, authors and shows; each also as JSON at feed.json. */
import { STORY_KINDS, type StoryKind } from '@masthead/model';
import { contentPath, isDoorName, pathTo, storyPlaces, topicPath } from '@masthead/urls';
import type { RequestName, Values } from '../../content-api/definitions.ts';

/** What a feed is about: how the content service is asked for it, and the page that shows the same. */
export interface FeedSubject {
  request: Extract<RequestName, 'feed' | 'topicFeed' | 'authorFeed' | 'showFeed'>;
  params: Values;
  home: string;
  /** It is of a show, whose stories are of one kind. */
  kind?: StoryKind;
}

/** A feed with a name of its own, and the listing whose changes are its news. */
interface NamedFeed extends FeedSubject {
  listing: string;
}

const named = (endpoint: string, home: string, listing = endpoint): NamedFeed => ({
  request: 'feed',
  params: { endpoint },
  home,
  listing,
});
const section = (slug: string): NamedFeed => named(slug, topicPath(slug), `topic:${slug}`);

const RIVER = named('river', pathTo('front-page', {}));

/** Each door to the stories of one kind has a feed. */
const DOORS: ReadonlyMap<string, StoryKind> = new Map(
  STORY_KINDS.flatMap((kind) => Object.keys(storyPlaces[kind].doors).map((name) => [name, kind] as const)),
);

/** The kind of the stories behind a door. */
export const kindBehind = (door: string): StoryKind | undefined => DOORS.get(door);

/** A section is the topic of the same slug; some are doors. */
const SECTIONS: Readonly<Record<string, NamedFeed>> = {
  ...Object.fromEntries([...DOORS.keys()].filter(isDoorName).map((name) => [name, named(name, pathTo(name, {}))])),
  news: section('news'),
  'how-to': named('how-to', pathTo('how-to', {})),
  deals: named('deals', pathTo('deals', {})),
  roadshow: named('roadshow', topicPath('auto'), 'topic:auto'),
  tech: section('tech'),
  home: section('home'),
  'personal-finance': section('personal-finance'),
  health: section('health'),
  science: section('science'),
  culture: section('culture'),
};

const KINDS: Readonly<Record<string, (key: string) => FeedSubject>> = {
  topics: (slug) => ({ request: 'topicFeed', params: { slug }, home: topicPath(slug) }),
  authors: (username) => ({
    request: 'authorFeed',
    params: { username },
    home: contentPath({ kind: 'author', slug: username, topicPath: [] }),
  }),
};

/** The stories of one kind in a show, which is a collection. */
const showFeed = (door: string, show: string): FeedSubject | undefined => {
  const kind = kindBehind(door);
  return kind && { request: 'showFeed', params: { door, show }, home: pathTo('collection', { slug: show }), kind };
};

/** Undefined where there is no feed. */
export function feedSubject(parts: readonly string[]): FeedSubject | undefined {
  const [first = '', second, ...more] = parts;
  if (more.length > 0) return undefined;
  if (first === '') return RIVER;
  if (second === undefined) return Object.hasOwn(SECTIONS, first) ? SECTIONS[first] : undefined;
  return Object.hasOwn(KINDS, first) ? KINDS[first]?.(second) : showFeed(first, second);
}

/** The feeds that carry the news of a listing, by the listing's name. */
export function feedPathsOf(listing: string): string[] {
  const [kind = '', key] = listing.split(':');
  const own = `${kind}s`;
  const paths = [
    ...(listing === RIVER.listing ? ['/rss/'] : []),
    ...Object.entries(SECTIONS).flatMap(([name, feed]) => (feed.listing === listing ? [`/rss/${name}/`] : [])),
    ...(key && Object.hasOwn(KINDS, own) ? [`/rss/${own}/${key}/`] : []),
    ...(key && kindBehind(kind) ? [`/rss/${kind}/${key}/`] : []),
  ];
  return paths.flatMap((path) => [path, `${path}feed.json`]);
}
