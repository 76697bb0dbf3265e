/** Composed pages: how one is looked up, and its components, each parsed as its kind says. */
import { z } from 'zod';
import { collectionCodec } from './collection.ts';
import { type Component, componentCodec, type ErrorComponent, seamlessItemCodec } from './component.ts';
import { contentListCodec } from './content-list.ts';
import { featureCodec } from './feature.ts';
import { articleCodec } from './kinds/article.ts';
import { galleryCodec } from './kinds/gallery.ts';
import { articleLiveCodec } from './kinds/live.ts';
import { reviewCodec } from './kinds/review.ts';
import type { ComponentKind } from './names.ts';
import { listicleCodec, techProductCodec } from './product.ts';
import { richTextCodec } from './rich-text.ts';
import { videoCodec } from './video.ts';
import { type IssueSink, label, list, text } from './wire.ts';

type Source = [path: PropertyKey[], data: unknown];

/** One thing is the component's data, or the first of its items. */
const oneOf = ({ data, items }: Component): Source =>
  data === undefined && items.length > 0 ? [['items', 0], items[0]] : [['data'], data];
const manyOf = ({ data, items }: Component): Source => (data === undefined ? [['items'], items] : [['data'], data]);

const holds =
  <Kind extends ComponentKind, Data extends z.ZodType>(kind: Kind, codec: Data, sourceOf: (of: Component) => Source) =>
  (component: Component, issues: IssueSink) => {
    const [path, wire] = sourceOf(component);
    const parsed = codec.safeParse(wire);
    for (const { message, path: below } of parsed.error?.issues ?? [])
      issues.addIssue({ code: 'custom', message, path: [...path, ...below] });
    return parsed.success ? { ...component, kind, data: parsed.data } : z.NEVER;
  };

/** As what the data of each kind of component is parsed. */
export const componentKindCodecs = {
  Article: articleCodec,
  LiveArticle: articleLiveCodec,
  ContentList: contentListCodec,
  Feature: featureCodec,
  Gallery: galleryCodec,
  Listicles: z.array(listicleCodec),
  Review: reviewCodec,
  collections: z.array(collectionCodec),
  Seamless: z.array(seamlessItemCodec),
  TechProduct: techProductCodec,
  Text: richTextCodec,
  Video: videoCodec,
  VideoList: z.array(videoCodec),
} as const satisfies Record<ComponentKind, z.ZodType>;

const kinds = {
  Article: holds('Article', componentKindCodecs.Article, oneOf),
  LiveArticle: holds('LiveArticle', componentKindCodecs.LiveArticle, oneOf),
  ContentList: holds('ContentList', componentKindCodecs.ContentList, oneOf),
  Feature: holds('Feature', componentKindCodecs.Feature, oneOf),
  Gallery: holds('Gallery', componentKindCodecs.Gallery, oneOf),
  Listicles: holds('Listicles', componentKindCodecs.Listicles, manyOf),
  Review: holds('Review', componentKindCodecs.Review, oneOf),
  collections: holds('collections', componentKindCodecs.collections, manyOf),
  Seamless: holds('Seamless', componentKindCodecs.Seamless, manyOf),
  TechProduct: holds('TechProduct', componentKindCodecs.TechProduct, oneOf),
  Text: holds('Text', componentKindCodecs.Text, oneOf),
  Video: holds('Video', componentKindCodecs.Video, oneOf),
  VideoList: holds('VideoList', componentKindCodecs.VideoList, manyOf),
} satisfies Record<ComponentKind, (component: Component, issues: IssueSink) => unknown>;

/** A component with the data of its kind. */
export type KindComponent = ReturnType<(typeof kinds)[ComponentKind]>;
/** A component of no kind we know: its data stays as it came. */
export type OtherComponent = Omit<Component, 'kind'> & { kind: undefined };
export type FailedComponent = ErrorComponent & { kind: 'Error'; component: Component };
export type PageComponent = KindComponent | OtherComponent | FailedComponent;

function toPageComponent(component: Component, issues: IssueSink): PageComponent {
  if (component.failure) return { ...component.failure, kind: 'Error', component };
  return component.kind ? kinds[component.kind](component, issues) : { ...component, kind: undefined };
}

export const pageComponentCodec = componentCodec.transform(toPageComponent);

/** What a page is asked for by. */
export const pageLookup = { id: label, pageType: text, queryParams: z.record(z.string(), z.string()).default({}) };
export type PageLookup = z.output<z.ZodObject<typeof pageLookup>>;

const pageFields = {
  ...pageLookup,
  components: list(pageComponentCodec),
  debug: z.unknown().optional(),
  header: list(pageComponentCodec),
  footer: list(pageComponentCodec),
};
const pageShape = z.object(pageFields);

export interface Page extends z.output<typeof pageShape> {
  /** Pages that follow it on an endless page. */
  seamlessPages: Page[];
}

export const pageCodec: z.ZodType<Page> = z.object({ ...pageFields, seamlessPages: list(z.lazy(() => pageCodec)) });
