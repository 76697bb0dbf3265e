/** A newsroom as a folder of files, read whole: what it holds, and that whatever its files name is in it. */
import { join } from 'node:path';
import { z } from 'zod';
import { frontArrangement, navigationArrangement } from '../documents/arrangements.ts';
import { slug as slugSchema } from '../documents/fields.ts';
import {
  type AuthorFile,
  authorFile,
  type CollectionFile,
  collectionFile,
  type GalleryFile,
  galleryFile,
  type LiveFile,
  liveFile,
  looseFile,
  type PictureFile,
  type ProductFile,
  pictureFile,
  placesFile,
  productFile,
  type StoryFile,
  storyFile,
  type TopicFile,
  topicFile,
  type VideoFile,
  vanityFile,
  videoFile,
} from './file-schemas.ts';
import { filesOf, type MarkdownFile, readMarkdown, readYaml } from './read-files.ts';

type Loose = z.output<typeof looseFile>;

export interface NewsroomFiles {
  folder: string;
  topics: TopicFile[];
  authors: AuthorFile[];
  pictures: PictureFile[];
  products: ProductFile[];
  collections: CollectionFile[];
  features: Loose[];
  newsletters: Loose[];
  texts: Loose[];
  vanity: z.output<typeof vanityFile>[];
  places: z.output<typeof placesFile>;
  stories: MarkdownFile<StoryFile>[];
  galleries: MarkdownFile<GalleryFile>[];
  videos: MarkdownFile<VideoFile>[];
  live: MarkdownFile<LiveFile>[];
  front: z.output<typeof frontArrangement>;
  navigation: z.output<typeof navigationArrangement>;
}

export async function readNewsroom(folder: string): Promise<NewsroomFiles> {
  const list = <Schema extends z.ZodType>(name: string, schema: Schema) => readYaml(folder, name, z.array(schema));
  const written = async <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const names = await filesOf(join(folder, name), '.md');
    const files = await Promise.all(names.map((file) => readMarkdown(join(folder, name), file, schema)));
    for (const { slug } of files)
      if (!slugSchema.safeParse(slug).success) throw new Error(`${slug}.md: the name is no slug`);
    return files;
  };
  const productFiles = await filesOf(join(folder, 'products'), '.yaml');
  const products = await Promise.all(
    productFiles.map((name) => readYaml(join(folder, 'products'), name, z.array(productFile))),
  );
  return {
    folder,
    products: products.flat(),
    topics: await list('topics.yaml', topicFile),
    authors: await list('authors.yaml', authorFile),
    pictures: await list('pictures.yaml', pictureFile),
    collections: await list('collections.yaml', collectionFile),
    features: await list('features.yaml', looseFile),
    newsletters: await list('newsletters.yaml', looseFile),
    texts: await list('texts.yaml', looseFile),
    vanity: await list('vanity.yaml', vanityFile),
    places: await readYaml(folder, 'places.yaml', placesFile),
    front: await readYaml(folder, 'front.yaml', frontArrangement),
    navigation: await readYaml(folder, 'navigation.yaml', navigationArrangement),
    stories: await written('stories', storyFile),
    galleries: await written('galleries', galleryFile),
    videos: await written('videos', videoFile),
    live: await written('live', liveFile),
  };
}
