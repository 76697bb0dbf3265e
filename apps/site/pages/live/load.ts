/** Live coverage: the event, what is pinned, and every entry, newest first. */
import { type ArticleLive, type Instant, type LiveCoverageItem, livePageCodec } from '@masthead/model';
import type { Body } from '../../components/body/body-part.ts';
import type { LiveEntry } from '../../components/live/live-entry.ts';
import type { LiveEvent } from '../../components/live/live-event.ts';
import { type PreparedBody, prepareText } from '../../server/body/headings.ts';
import { storyTarget } from '../../server/view/card.ts';
import { playableVideo } from '../../server/view/playable-video.ts';
import { moreOf, subjectsOf } from '../../server/view/story.ts';
import type { View } from '../../server/view/view.ts';
import { fetchPresent } from '../fetch-present.ts';
import { addressOf, type Load, type LoadContext, shownInText, storyTags, topicsOf } from '../load.ts';
import type { LivePageData } from './data.ts';
import { type EventClock, eventClock, eventOf } from './event-clock.ts';
import { liveHead } from './head.ts';

type ShownItem = LiveCoverageItem & { text: PreparedBody };

/** Sanitised again where it comes in, whatever the content service says. What was deleted or says nothing is not shown. */
const shownPageCodec = livePageCodec.transform(({ components }) => ({
  ...components,
  intro: prepareText(components.live.intro ?? components.live.body ?? ''),
  items: components.live.items
    .filter(({ deleted }) => !deleted)
    .map((item): ShownItem => ({ ...item, text: prepareText(item.body ?? '') }))
    .filter(({ headline, text }) => headline || text.pieces.length > 0)
    .toSorted((one, other) => other.sequence - one.sequence),
}));

export const loadLive: Load<'live'> = async (context) => {
  const { live, intro, items, keepReading, moreInTopic } = await fetchPresent(context, 'article-live', shownPageCodec);
  const address = addressOf(context, storyTarget(live));
  if (context.url.pathname !== address) return { redirect: address };

  context.rules.about(live);
  const clock = eventClock(live.eventTimeZone);
  const shown = items.map((item) => ({
    pinned: item.pinned,
    entry: entryOf(item, live, { address, clock, context }),
  }));
  const video = live.video && playableVideo(live.video, context);
  const next = context.view.cards(keepReading.items);
  const more = moreOf(moreInTopic, context.view);
  const data: LivePageData = {
    now: context.now,
    story: { ...context.view.card(live, 'live'), subjects: subjectsOf(live) },
    event: eventOf({ starts: live.eventStart, ends: live.eventEnd }, clock),
    ...(intro.pieces.length > 0 && { intro: bodyOf(intro, live.id, live, context) }),
    pinned: shown.filter(({ pinned }) => pinned).map(({ entry }) => entry),
    entries: shown.filter(({ pinned }) => !pinned).map(({ entry }) => entry),
    keepReading: next,
    more,
    ...(live.callToAction && { callToAction: live.callToAction }),
    ...(video && { video }),
  };
  return {
    content: { page: 'live', data },
    head: liveHead(live),
    until: nextMoment(data.event, context.now),
    topics: topicsOf(live),
    tags: storyTags([live], next, more?.stories ?? [], shownInText(live.additionalShortcodeData)),
  };
};

/** When it begins and when it ends the page says something else. */
const nextMoment = ({ starts, ends }: LiveEvent, now: Instant): Instant | undefined =>
  [starts, ends].find((moment) => moment !== undefined && moment.at > now)?.at;

interface EntryParts {
  address: string;
  clock: EventClock;
  context: LoadContext;
}

const bodyOf = (text: PreparedBody, id: string, live: ArticleLive, { bodies, now }: LoadContext): Body =>
  bodies.of(text, { id, story: live.id, now, data: live.additionalShortcodeData });

function entryOf(item: ShownItem, live: ArticleLive, { address, clock, context }: EntryParts): LiveEntry {
  const at = item.displayDatePublished ?? item.datePublished ?? live.publishedAt;
  const anchor = anchorOf(item.id);
  return {
    id: item.id,
    anchor,
    href: `${address}#${anchor}`,
    at,
    clock: clock.time(at),
    important: item.important,
    ...(item.headline && { headline: item.headline }),
    ...(item.text.pieces.length > 0 && { text: bodyOf(item.text, item.id, live, context) }),
    ...(item.dateUpdated !== undefined && { updatedClock: clock.time(item.dateUpdated) }),
    ...authorOf(item, live, context.view),
  };
}

/** A name of its own, so that no entry can pass for another part of the page. */
const anchorOf = (id: string): string => `update-${id.replaceAll(/[^\w-]/g, '')}`;

/** Entries name their author briefly; whoever signed the coverage as a whole is known better. */
function authorOf({ author }: LiveCoverageItem, { authors }: ArticleLive, view: View): Pick<LiveEntry, 'author'> {
  if (!author?.fullName) return {};
  const portrait = author.image ?? authors.find(({ username }) => username === author.username)?.image;
  return { author: { name: author.fullName, ...(portrait && { portrait: view.picture(portrait, 'signature') }) } };
}
