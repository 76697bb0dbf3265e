/** Where a reader came from, in the words that the newsroom has for it. */
import type { Source } from '@masthead/tracking';

const SEARCH =
  /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|baidu|yandex|qwant|startpage|kagi|brave)\.[a-z.]+$|^search\./;
const SOCIAL =
  /(^|\.)(facebook|instagram|threads|linkedin|reddit|pinterest|tiktok|twitter|x|youtube|mastodon|bsky|whatsapp|telegram|discord)\.[a-z.]+$|^(t\.co|lnkd\.in|fb\.me|t\.me|redd\.it|youtu\.be)$/;
/** Words that campaigns are tagged with, ours and those of usual tools. */
const TAGS: Readonly<Record<string, Source>> = {
  newsletter: 'letter',
  email: 'letter',
  letter: 'letter',
  push: 'alert',
  alert: 'alert',
  notification: 'alert',
  social: 'social',
};

interface Arrival {
  /** Within a document a reader comes from a page of ours, whatever led to the first one. */
  how: 'loaded' | 'navigated' | 'restored';
  /** A path of ours, or the host of another site. */
  referrer: string | null;
  trafficSource: string;
}

export function sourceOf({ how, referrer, trafficSource }: Arrival): Source {
  if (how !== 'loaded' || referrer?.startsWith('/')) return 'own';
  const tag = trafficSource.toLowerCase();
  if (Object.hasOwn(TAGS, tag)) return TAGS[tag] ?? 'other';
  if (!referrer) return tag === '' ? 'direct' : 'other';
  const host = referrer.toLowerCase().replace(/:\d+$/, '');
  if (SEARCH.test(host)) return 'search';
  return SOCIAL.test(host) ? 'social' : 'other';
}
