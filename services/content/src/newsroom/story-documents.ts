/** A newsroom's story files to documents: names resolved, Markdown to HTML, ages to instants. */
import { createHash } from 'node:crypto';
import { contentPath, type PlacedContent } from '@masthead/urls';
import type { StoryInput } from '../documents/story.ts';
import type { PublishTimes } from '../use-cases/writing/publish.ts';
import { bodyHtml, type TextReferences } from './body.ts';
import type { StoryMatter } from './file-schemas.ts';
import type { NewsroomFiles } from './files.ts';
import type { MarkdownFile } from './read-files.ts';

/** The same file gets the same id each time, so that loading twice never doubles anything. */
export const idOf = (kind: string, key: string): string =>
  createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 32);

export interface LiveEntry {
  id: string;
  headline: string;
  body: string;
  author: string;
  publishedAt: number;
  important: boolean;
  pinned: boolean;
}

export interface ImportedStory {
  id: string;
  document: StoryInput;
  times: PublishTimes;
  /** Of live coverage, oldest first. */
  items?: LiveEntry[];
}

/** Each scene of a video runs so long; its two captions share it. */
export const SCENE_SECONDS = 6;
const CAPTION_SECONDS = 3;

/** Where the media store keeps a video's files. */
export const videoFolder = (slug: string): string => `/video/${slug}`;

export function storyDocuments(files: NewsroomFiles, loadedAt: number): ImportedStory[] {
  const references = textReferences(files);
  const at = (age: number): number => loadedAt - age;
  const told = ({ age, updatedAge }: StoryMatter): PublishTimes => ({
    publishedAt: at(age),
    updatedAt: updatedAge === undefined ? null : at(updatedAge),
  });
  const common = ({ slug, matter, markdown }: MarkdownFile<StoryMatter>) => ({
    ...commonFields(slug, matter),
    correctedAt: matter.correctedAge === undefined ? null : at(matter.correctedAge),
    body: html(slug, markdown, references),
  });
  const imported = (file: MarkdownFile<StoryMatter>, document: StoryInput): ImportedStory => ({
    id: idOf('story', file.slug),
    document,
    times: told(file.matter),
  });
  return [
    ...files.videos.map((file) => imported(file, { ...common(file), ...videoFields(file) })),
    ...files.galleries.map((file) =>
      imported(file, {
        ...common(file),
        typeName: 'content_gallery',
        items: file.matter.items.map(({ picture, title, text, product }) => ({
          picture: references.picture(picture),
          title,
          body: html(file.slug, text, references),
          product: product ?? null,
        })),
      }),
    ),
    ...files.stories.map((file) => imported(file, storyDocument(file, common(file), at))),
    ...files.live.map((file) => ({
      ...imported(file, {
        ...common(file),
        typeName: 'content_updating_story',
        pageLayout: file.matter.pageLayout || 'Live Blog - Article Page',
        callToAction: file.matter.callToAction,
        event: {
          starts: at(file.matter.event.starts),
          ends: file.matter.event.ends === undefined ? null : at(file.matter.event.ends),
          zone: file.matter.event.zone,
        },
      }),
      items: file.matter.items
        .toSorted((one, other) => other.age - one.age)
        .map(({ age, text, ...item }) => ({
          ...item,
          id: idOf('live-item', `${file.slug}:${item.headline || `${age} ${text}`}`),
          body: html(file.slug, text, references),
          publishedAt: at(age),
        })),
    })),
  ];
}

const pictureId = (file: string | undefined): string | null => (file ? idOf('picture', file) : null);

function commonFields(slug: string, matter: StoryMatter) {
  const { topic, topics, promo, seoTitle, seoDescription, picture, related, video } = matter;
  return {
    ...sameFields(matter),
    slug,
    topics: [...new Set([topic, ...topics])],
    picture: pictureId(picture),
    related: [...new Set(related)].map((other) => idOf('story', other)),
    video: video ? idOf('story', video) : null,
    promo: { headline: promo?.headline ?? '', dek: promo?.dek ?? '', picture: pictureId(promo?.picture) },
    seo: { title: seoTitle, description: seoDescription },
  };
}

/** What a document has as the file has it. */
const sameFields = (matter: StoryMatter) => ({
  headline: matter.headline,
  dek: matter.dek,
  type: matter.type,
  section: matter.section,
  tags: matter.tags,
  authors: matter.authors,
  collections: [...new Set(matter.collections)],
  products: [...new Set(matter.products)],
  layoutName: matter.layoutName,
  pageLayout: matter.pageLayout,
  correction: matter.correction,
  canonicalUrl: matter.canonicalUrl,
  noIndex: matter.noIndex,
  suppressBio: matter.suppressBio,
});

type Common = ReturnType<typeof commonFields> & { body: string };

function storyDocument(
  { matter }: NewsroomFiles['stories'][number],
  common: Common,
  at: (age: number) => number,
): StoryInput {
  const { review, listicle, versus, rates } = matter;
  const deals = matter.deals.map(({ ends, ...deal }) => ({ ...deal, ends: ends === undefined ? null : at(ends) }));
  if (!review) return { ...common, typeName: 'content_article', listicle, versus, deals, rates };
  const { product, score, ...verdict } = review;
  return {
    ...common,
    typeName: 'content_review',
    review: { ...verdict, product: product ?? null, score: score ?? null },
  };
}

function videoFields({ slug, matter }: NewsroomFiles['videos'][number]) {
  const folder = videoFolder(slug);
  return {
    typeName: 'content_video' as const,
    duration: matter.scenes.length * SCENE_SECONDS,
    manifest: `${folder}/index.m3u8`,
    mp4: `${folder}/video.mp4`,
    width: 640,
    height: 360,
    chapters: matter.chapters,
    captions: matter.captions.map((text, index) => ({
      start: index * CAPTION_SECONDS,
      end: (index + 1) * CAPTION_SECONDS,
      text,
    })),
  };
}

function html(slug: string, markdown: string, references: TextReferences): string {
  try {
    return bodyHtml(markdown, references);
  } catch (error) {
    throw new Error(`${slug}.md: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** What the texts of a newsroom may point to. */
export function textReferences(files: NewsroomFiles): TextReferences {
  const paths = topicPaths(files.topics);
  const pictures = new Set(files.pictures.map(({ file }) => file));
  const placed = new Map<string, PlacedContent>();
  const place = (typeName: string, { slug, matter }: MarkdownFile<StoryMatter>, reviewType?: string): void => {
    if (placed.has(slug)) throw new Error(`${slug}.md: there is another story of this name`);
    const { type, section, canonicalUrl, authors } = matter;
    placed.set(slug, {
      typeName,
      slug,
      id: idOf('story', slug),
      topicPath: paths.get(matter.topic) ?? [],
      type,
      section,
      canonicalUrl,
      reviewType,
      author: authors[0] === undefined ? undefined : { username: authors[0] },
    });
  };
  for (const file of files.stories) {
    const { review } = file.matter;
    place(review ? 'content_review' : 'content_article', file, review?.kind);
  }
  for (const file of files.galleries) place('content_gallery', file);
  for (const file of files.videos) place('content_video', file);
  for (const file of files.live) place('content_updating_story', file);
  return {
    address(slug) {
      const content = placed.get(slug);
      return content && contentPath(content);
    },
    story(slug) {
      if (!placed.has(slug)) throw new Error(`there is no story ${slug}`);
      return idOf('story', slug);
    },
    picture(file) {
      if (!pictures.has(file)) throw new Error(`there is no picture ${file}`);
      return idOf('picture', file);
    },
  };
}

/** Slugs from the root to each topic; parents stand before their children in the file. */
export function topicPaths(topics: NewsroomFiles['topics']): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { slug, parent } of topics) {
    const above = parent === undefined ? [] : paths.get(parent);
    if (!above) throw new Error(`topics.yaml: ${slug} stands before its parent ${parent}`);
    paths.set(slug, [...above, slug]);
  }
  return paths;
}
