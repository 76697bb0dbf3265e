/** Rows to wire objects: the shapes that the specification gives each entity. */
import { toContentDate } from '@masthead/model';
import type { StoryRecord } from './repositories/stories.ts';
import { PATH_SEPARATOR } from './repositories/topics.ts';
import type { PictureRow, StoryTagRow, TopicRow } from './schema.ts';

export const HUB = '/hub';

export const wireImage = (picture: PictureRow) => ({
  id: picture.id,
  typeName: 'content_image',
  bucketType: HUB,
  bucketPath: picture.bucket_path,
  filename: picture.bucket_path.slice(picture.bucket_path.lastIndexOf('/') + 1),
  width: picture.width,
  height: picture.height,
  alt: picture.alt,
  caption: picture.caption,
  credits: picture.credit,
});

const wireTopic = (topic: TopicRow, primary: boolean) => ({
  id: topic.id,
  slug: topic.slug,
  name: topic.name,
  typeName: 'content_topic',
  primary,
  topicPath: topic.path
    .split(PATH_SEPARATOR)
    .slice(0, -1)
    .map((slug) => ({ slug })),
});

const wireAuthor = (author: StoryRecord['authors'][number], picture: PictureRow | undefined, withBio: boolean) => ({
  id: author.id,
  username: author.username,
  firstName: author.first_name,
  lastName: author.last_name,
  jobTitle: author.job_title,
  authorBio: withBio ? author.bio : '',
  image: withBio && picture ? wireImage(picture) : null,
});

function wireBase(story: StoryRecord, withBio: boolean) {
  const [author, ...moreAuthors] = story.authors.map((each) => wireAuthor(each, each.picture, withBio));
  return {
    id: story.id,
    typeName: story.type_name,
    slug: story.slug,
    headline: story.headline,
    dek: story.dek,
    type: story.type,
    section: story.section,
    author: author ?? null,
    moreAuthors,
    topics: story.topics.map((topic, index) => wireTopic(topic, index === 0)),
    image: story.picture ? wireImage(story.picture) : null,
    datePublished: toContentDate(story.published_at),
    dateUpdated: story.updated_at ? toContentDate(story.updated_at) : null,
    wordCount: story.word_count,
  };
}

/** A story as it appears in lists. */
export const wireSummary = (story: StoryRecord) => wireBase(story, false);

export const wireArticle = (story: StoryRecord, tags: readonly StoryTagRow[]) => ({
  ...wireBase(story, true),
  body: story.body,
  correction: story.correction,
  tags: tags.map(({ slug, name }) => ({ slug, name })),
  noIndex: story.no_index === 1,
  edition: story.edition,
  titleTag: story.title_tag,
  seoMetaDescription: story.seo_description,
});

export interface WireList {
  title: string;
  slug: string;
  items: readonly unknown[];
  limit: number;
  offset: number;
  total: number;
}

/** Paging travels as strings. */
export const wireList = ({ limit, offset, total, ...list }: WireList) => ({
  ...list,
  paging: { limit: String(limit), offset: String(offset), total: String(total) },
});

export const wireComponent = (componentName: string, componentType: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentDisplayName: componentName, componentType },
  data,
});
