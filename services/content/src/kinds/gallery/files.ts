/** Galleries as files. */
import { storyKinds } from '@masthead/model';
import { z } from 'zod';
import { slug } from '../../documents/fields.ts';
import { type KindFiles, nothingMore } from '../files.ts';
import { fileName, storyMatter } from '../story-matter.ts';

const galleryFile = z.strictObject({
  ...storyMatter,
  items: z
    .array(z.strictObject({ picture: fileName, title: z.string(), text: z.string(), product: slug.optional() }))
    .min(1),
});

const STARTER = `items:                   # the pictures, in their order
  - picture: ""          # the name of a file that was added, such as phone-trio.jpg
    title: "What it shows"
    text: "One or two sentences."
`;

export const galleryFiles = {
  ...nothingMore,
  folder: 'galleries',
  schema: galleryFile,
  usual: { type: 'Feature', section: 'feature' },
  starter: STARTER,
  isOne: () => true,
  document: ({ matter }, common, { picture: idOf, html }) => ({
    ...common,
    typeName: storyKinds.gallery.typeName,
    items: matter.items.map(({ picture, title, text, product }) => ({
      picture: idOf(picture),
      title,
      body: html(text),
      product: product ?? null,
    })),
  }),
  names: ({ items }) => ({
    picture: items.map(({ picture }) => picture),
    product: items.map(({ product }) => product),
  }),
} as const satisfies KindFiles<z.output<typeof galleryFile>>;
