/** Features: pages that editors lay out of components. */
import { z } from 'zod';
import { imageCodec } from './image.ts';
import { topicCodec } from './topic.ts';
import { contentDate, decimal, flag, id, label, list, maybe, oneOrMany, text } from './wire.ts';

export const layoutComponentCodec = z.object({
  id: label,
  familyName: text,
  typeName: text,
  view: text,
  slug: text,
  hidden: flag,
});
export type LayoutComponent = z.output<typeof layoutComponentCodec>;

const layoutFields = { colspan: decimal, label: text, components: list(layoutComponentCodec) };
const layoutShape = z.object(layoutFields);

export interface Layout extends z.output<typeof layoutShape> {
  children: Layout[];
}

export const layoutCodec: z.ZodType<Layout> = z.object({ ...layoutFields, children: list(z.lazy(() => layoutCodec)) });

export const featureCodec = z.object({
  id: maybe(id),
  layout: oneOrMany(layoutCodec),
  name: text,
  slug: text,
  description: text,
  topics: list(topicCodec),
  viewType: text,
  dateModified: maybe(contentDate),
  seoOgImage: maybe(imageCodec),
});
export type Feature = z.output<typeof featureCodec>;

/** The components that readers see. */
export const visibleComponents = ({ components }: Pick<Layout, 'components'>): LayoutComponent[] =>
  components.filter(({ hidden }) => !hidden);
