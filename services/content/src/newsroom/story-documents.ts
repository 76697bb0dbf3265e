/** A newsroom's story files to documents: names resolved, Markdown to HTML, ages to instants. */
import type { StoryTypeName } from '@masthead/model';
import { contentPath, type PlacedContent } from '@masthead/urls';
import type { BaseInput } from '../documents/base.ts';
import type { KindFiles, LiveEntry } from '../kinds/files.ts';
import { kinds } from '../kinds/kinds.ts';
import { idOf } from '../kinds/newsroom-id.ts';
import type { StoryMatter } from '../kinds/story-matter.ts';
import type { PublishTimes } from '../use-cases/writing/publish.ts';
import { bodyHtml, type TextReferences } from './body.ts';
import { type NewsroomFiles, storyFiles } from './files.ts';

export interface ImportedStory {
  id: string;
  document: BaseInput & { typeName: StoryTypeName };
  times: PublishTimes;
  /** Of live coverage, oldest first. */
  items?: LiveEntry[];
}

export function storyDocuments(files: NewsroomFiles, loadedAt: number): ImportedStory[] {
  const references = textReferences(files);
  const at = (age: number): number => loadedAt - age;
  return storyFiles(files).map(({ kind, file }) => {
    const { slug, matter, markdown } = file;
    const definition: KindFiles = kinds[kind].files;
    const tools = {
      at,
      picture: references.picture,
      html: (text: string) => html(slug, text, references),
      bytes: (name: string) => bytesOf(files, `${definition.brings?.folder}/${slug}/${name}`, slug),
    };
    const common = {
      ...commonFields(slug, matter),
      correctedAt: matter.correctedAge === undefined ? null : at(matter.correctedAge),
      body: tools.html(markdown),
    };
    const items = definition.entries(file, tools);
    return {
      id: idOf('story', slug),
      document: definition.document(file, common, tools),
      times: { publishedAt: at(matter.age), updatedAt: matter.updatedAge === undefined ? null : at(matter.updatedAge) },
      ...(items && { items }),
    };
  });
}

function bytesOf({ brought }: NewsroomFiles, path: string, slug: string): number {
  const bytes = brought.get(path);
  if (bytes === undefined) throw new Error(`${slug}.md: there is no file ${path}`);
  return bytes;
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
  for (const { kind, file } of storyFiles(files)) {
    const { slug, matter } = file;
    if (placed.has(slug)) throw new Error(`${slug}.md: there is another story of this name`);
    const { type, section, canonicalUrl, authors } = matter;
    const definition: KindFiles = kinds[kind].files;
    placed.set(slug, {
      kind,
      slug,
      id: idOf('story', slug),
      topicPath: paths.get(matter.topic) ?? [],
      type,
      section,
      canonicalUrl,
      author: authors[0] === undefined ? undefined : { username: authors[0] },
      ...definition.placed(matter),
    });
  }
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
