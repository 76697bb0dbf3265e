/** Stories with all that they show, for those who take them elsewhere: pictures, the files of a video, the stories they lead to. */
import { VIDEO_LIVE } from '@masthead/model';
import { storyDetails } from '../kinds/details.ts';
import { definitionOf, type StoryDetail } from '../kinds/kinds.ts';
import { videoDetailOf, wireVideo } from '../kinds/video/wire.ts';
import { picturesById, type StoryRecord, storyCardsById, withPeopleAndTopics } from '../repositories/stories.ts';
import type { ContentDb, StoryRow } from '../schema.ts';
import { type Pictures, type WireImage, wirePicture } from '../wire/picture.ts';
import { type WireSummary, wireSummary } from '../wire/story.ts';
import { cardPictures, picturesIn } from './shown-things.ts';
import { storyUrl } from './story-url.ts';

interface StoryMedia {
  /** Each once: the story's own, then those of its gallery and its text. */
  pictures: WireImage[];
  /** Of a video, or of the video that the story comes with. */
  video: WireVideoFiles | null;
}

interface WireVideoFiles {
  id: string;
  title: string;
  manifestUrl: string;
  mp4Url: string;
  mp4Width: number;
  mp4Height: number;
  duration: number;
  image: WireImage | null;
}

interface LinkedStory {
  id: string;
  title: string;
  url: string;
}

type DetailedRow = Omit<StoryRow, 'body'>;

/** `Row` has the story's text, or not. */
export interface DescribedStory<Row extends DetailedRow> {
  story: Row & Pick<StoryRecord, 'topics' | 'authors'>;
  summary: WireSummary;
  url: string;
  detail: StoryDetail;
  media: StoryMedia;
  /** The stories that its text leads to. */
  linked: LinkedStory[];
}

/** Many at once, for as many queries as one. */
export async function describeStories<Row extends DetailedRow>(
  db: ContentDb,
  rows: readonly Row[],
): Promise<DescribedStory<Row>[]> {
  const details = new Map(rows.map(({ id, detail }): [string, StoryDetail] => [id, storyDetails.read(detail)]));
  const shown = [...details.values()];
  const cards = await storyCardsById(db, shown.flatMap(storiesIn));
  const joined = await withPeopleAndTopics<DetailedRow>(db, [...rows, ...cards]);
  const known = new Map(joined.map((story) => [story.id, story]));
  const pictures = await picturesById(db, [...joined.flatMap(cardPictures), ...shown.flatMap(picturesIn)]);
  return rows.flatMap((row) => {
    const [detail, record] = [details.get(row.id), known.get(row.id)];
    if (!detail || !record) return [];
    const story = { ...row, topics: record.topics, authors: record.authors };
    return {
      story,
      summary: wireSummary(story, pictures),
      url: storyUrl(story),
      detail,
      media: mediaOf(story, detail, known, pictures),
      linked: detail.references.stories.flatMap((id) => known.get(id) ?? []).map(wireLink),
    };
  });
}

const storiesIn = ({ references, video }: StoryDetail): string[] => [...references.stories, ...(video ? [video] : [])];

const wireLink = (story: StoryRecord): LinkedStory => ({
  id: story.id,
  title: story.headline,
  url: storyUrl(story),
});

function mediaOf(
  story: StoryRecord,
  detail: StoryDetail,
  known: ReadonlyMap<string, StoryRecord>,
  pictures: Pictures,
): StoryMedia {
  const ids = [...new Set([story.picture_id, ...picturesIn(detail)])];
  const player = definitionOf(detail).isVideo ? story : known.get(detail.video ?? '');
  return {
    pictures: ids.flatMap((id) => wirePicture(pictures, id) ?? []),
    video: (player && videoFiles(player, pictures)) ?? null,
  };
}

/** Nothing when the story is no video, or one that cannot be watched now. */
function videoFiles(story: StoryRecord, pictures: Pictures): WireVideoFiles | undefined {
  const detail = videoDetailOf(story);
  if (detail?.status !== VIDEO_LIVE) return undefined;
  const video = wireVideo(story, detail, { pictures, collections: new Map(), stories: new Map(), topics: new Map() });
  const { id, title, manifestUrl, mp4Url, mp4Width, mp4Height, duration, image } = video;
  return { id, title, manifestUrl, mp4Url, mp4Width, mp4Height, duration, image };
}
