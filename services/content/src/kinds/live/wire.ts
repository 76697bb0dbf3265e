/** Live coverage as it travels, and its entries. */
import { toContentDate } from '@masthead/model';
import type { DetailOf } from '../../documents/shown.ts';
import type { LiveCoverageRow, LiveItemRow } from '../../live-schema.ts';
import type { StoryRecord } from '../../repositories/stories.ts';
import type { AuthorRow } from '../../schema.ts';
import type { PageMaterial } from '../../wire/page-material.ts';
import { wireByline } from '../../wire/people.ts';
import { type Pictures, wirePicture } from '../../wire/picture.ts';
import { wireShortcodeData } from '../../wire/shortcode-data.ts';
import { wireContent } from '../../wire/story.ts';
import { attachedVideo } from '../video/wire.ts';
import type { LiveDocument } from './document.ts';

export function wireLive(
  story: StoryRecord,
  detail: DetailOf<LiveDocument>,
  material: PageMaterial,
  { coverage, items }: { coverage: LiveCoverageRow; items: ReturnType<typeof wireLiveItem>[] },
) {
  const { starts, ends, zone } = detail.event;
  return {
    ...wireContent(story, detail, material),
    body: material.body,
    intro: material.body,
    additionalShortcodeData: wireShortcodeData(material),
    callToAction: detail.callToAction,
    channelDetails: wireChannel(coverage),
    lastEvent: coverage.last_event,
    eventStart: toContentDate(starts),
    eventEnd: ends === null ? null : toContentDate(ends),
    eventTimeZone: zone,
    video: attachedVideo(detail, material),
    items,
  };
}

/** What readers follow it by: the story's id, which a new slug does not change, and a key that can be revoked. */
export const wireChannel = ({ story_id, channel_key }: LiveCoverageRow) => ({
  namespace: 'live',
  name: story_id,
  key: channel_key,
});

/** What was deleted travels without its words: only that it is gone. */
export const wireLiveItem = (item: LiveItemRow, author: AuthorRow | undefined, portraits: Pictures) => ({
  id: item.id,
  event: item.event,
  sequence: item.sequence,
  parentId: item.story_id,
  namespace: 'live',
  headline: item.deleted === 1 ? '' : item.headline,
  body: item.deleted === 1 ? '' : item.body,
  author: author ? { ...wireByline(author), image: wirePicture(portraits, author.picture_id) } : null,
  datePublished: toContentDate(item.published_at),
  dateUpdated: item.updated_at === null ? null : toContentDate(item.updated_at),
  important: item.important === 1,
  pinned: item.pinned === 1,
  deleted: item.deleted === 1,
  type: 'post',
});
