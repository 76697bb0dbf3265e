/** Live coverage: the event, what is pinned, and every entry, newest first. */
import { type Instant, livePageCodec } from '@masthead/model';
import type { LiveEvent } from '../../components/live/live-event.ts';
import { prepareText } from '../../presentation/body/headings.ts';
import { entryOf, shownItem } from '../../presentation/live/entry-of.ts';
import { eventClock, eventOf } from '../../presentation/live/event-clock.ts';
import { storyTarget } from '../../presentation/view/card.ts';
import { playableVideo } from '../../presentation/view/playable-video.ts';
import { moreOf, subjectsOf } from '../../presentation/view/story.ts';
import { fetchPresent } from '../fetch-present.ts';
import { addressOf, type Load, shownInText, storyTags, topicsOf } from '../load.ts';
import type { LivePageData } from './data.ts';
import { liveHead } from './head.ts';

const shownPageCodec = livePageCodec.transform(({ components }) => ({
  ...components,
  intro: prepareText(components.live.intro ?? components.live.body ?? '', components.live.additionalShortcodeData),
  items: components.live.items
    .flatMap((item) => shownItem(item, components.live) ?? [])
    .toSorted((one, other) => other.sequence - one.sequence),
}));

export const loadLive: Load<'live'> = async (context) => {
  const { live, intro, items, keepReading, moreInTopic } = await fetchPresent(context, 'article-live', shownPageCodec);
  const address = addressOf(context, storyTarget(live));
  if (context.url.pathname !== address) return { redirect: address };

  context.rules.about(live);
  const clock = eventClock(live.eventTimeZone);
  const { view, bodies, now } = context;
  const video = live.video && playableVideo(live.video, context);
  const next = view.cards(keepReading.items);
  const more = moreOf(moreInTopic, view);
  const { channelDetails, lastEvent, additionalShortcodeData } = live;
  const data: LivePageData = {
    now,
    story: { ...view.card(live, 'live'), subjects: subjectsOf(live) },
    event: eventOf({ starts: live.eventStart, ends: live.eventEnd }, clock),
    ...(intro.pieces.length > 0 && {
      intro: bodies.of(intro, { id: live.id, now, data: additionalShortcodeData }),
    }),
    entries: items.map((item) => entryOf(item, live, { address, clock, bodies, view, now })),
    ...(channelDetails && { channel: { name: channelDetails.name, key: channelDetails.key, lastEvent } }),
    keepReading: next,
    more,
    ...(live.callToAction && { callToAction: live.callToAction }),
    ...(video && { video }),
  };
  return {
    content: { page: 'live', data },
    head: liveHead(live),
    until: nextMoment(data.event, now),
    topics: topicsOf(live),
    tags: [`live:${live.id}`, ...storyTags([live], next, more?.stories ?? [], shownInText(additionalShortcodeData))],
  };
};

/** When it begins and when it ends the page says something else. */
const nextMoment = ({ starts, ends }: LiveEvent, now: Instant): Instant | undefined =>
  [starts, ends].find((moment) => moment !== undefined && moment.at > now)?.at;
