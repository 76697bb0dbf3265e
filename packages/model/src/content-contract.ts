/**
 * The contract of the content service's answers, in types only: each is the input of the codec that the site parses it
 * with, so that whoever writes an answer is held to what is read.
 */
import type { z } from 'zod';
import type {
  frontPageCodec,
  listingPageCodec,
  productPageCodec,
  profilePageCodec,
  topicPageCodec,
} from './composed-pages.ts';
import type { AnswerCodecs, AnswerName, ListedAnswer } from './content-answers.ts';
import type { indexPageCodec } from './index-page-codec.ts';
import type { componentKindCodecs } from './page.ts';
import type {
  awardsPageCodec,
  newsletterPageCodec,
  newslettersPageCodec,
  providersPageCodec,
  shoppingPageCodec,
  textPageCodec,
  voicesPageCodec,
} from './standing-pages.ts';
import type { feedParts, storyCodecs } from './story-codecs.ts';
import type { StoryKind } from './story-kinds.ts';

/** The composed pages by what the site calls them; those of stories by their kind. */
type PageCodecs = {
  front: typeof frontPageCodec;
  topic: typeof topicPageCodec;
  profile: typeof profilePageCodec;
  product: typeof productPageCodec;
  listing: typeof listingPageCodec;
  index: typeof indexPageCodec;
  text: typeof textPageCodec;
  newsletters: typeof newslettersPageCodec;
  newsletter: typeof newsletterPageCodec;
  awards: typeof awardsPageCodec;
  voices: typeof voicesPageCodec;
  providers: typeof providersPageCodec;
  shopping: typeof shoppingPageCodec;
} & { [Kind in StoryKind as `${Kind} story`]: (typeof storyCodecs)[Kind]['page'] };

type PartsOf<Page extends { parts: z.ZodType }> = z.input<Page['parts']>;
type Parts = { [Name in keyof PageCodecs]: PartsOf<PageCodecs[Name]> }[keyof PageCodecs];

/** Of every page that has a part of the name; a name that is known only when it runs is none. */
type PartNamed<Name extends string, Page = Parts> = string extends Name
  ? never
  : Page extends { [Part in Name]?: infer Data }
    ? [Data]
    : never;
/** Of several pages' readings what satisfies them all. */
type Every<Data> = (Data extends [infer One] ? (one: One) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Kinds = typeof componentKindCodecs;

/** What the data of a component must be: as the pages read it that know its name, else as its kind is read. */
export type ComponentWire<Name extends string, Type extends string> = [PartNamed<Name>] extends [never]
  ? Type extends keyof Kinds
    ? z.input<Kinds[Type]>
    : unknown
  : Every<PartNamed<Name>>;

/** The data of an answer; its links and meta stand beside it in the envelope. */
export type AnswerWire<Name extends AnswerName> = Name extends ListedAnswer
  ? z.input<AnswerCodecs[Name]>['items']
  : DataIn<z.input<AnswerCodecs[Name]>>;
type DataIn<Answer> = Answer extends unknown ? Omit<Answer, 'links' | 'meta'> : never;

/** What feeds tell of a story besides its text; each kind of story has some of it. */
export type FeedPartsWire = Partial<z.input<z.ZodObject<typeof feedParts>>>;
