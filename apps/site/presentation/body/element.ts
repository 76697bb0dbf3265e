/** How an element of a text becomes what a page shows of it. What its attributes are: `packages/body/src/elements`. */
import type { Attributes, ElementName } from '@masthead/body';
import type { Instant, ListicleItem, ShortcodeData } from '@masthead/model';
import type { BodyElements } from '../../components/body/body-part.ts';
import type { ContentClient } from '../../content-api/client.ts';
import type { View } from '../view/view.ts';
import type { Heading } from './heading.ts';

/** What a text's shortcodes can show, beside what they say themselves. */
export interface BodySource {
  /** Whose text it is: a story, an entry, a standing text. Its parts are named by it. */
  id: string;
  /** The story that it belongs to, where it is not the story's own text. */
  story?: string;
  now: Instant;
  data?: ShortcodeData | undefined;
  /** The name of the product that the story is about; of a list, its first choice's. */
  subject?: string | undefined;
  /** The choices of the story's list. */
  choices?: readonly ListicleItem[];
  /** False where no posts of Facebook are shown: beside a player, they are in its way. */
  facebook?: boolean;
  /** Its pictures may stand from edge to edge. */
  wide?: boolean;
  /** The places in the text that can be jumped to. */
  headings?: readonly Heading[];
}

export interface Told extends BodySource {
  view: View;
  content: Pick<ContentClient, 'pathOf'>;
  /** The heading that the text gave the element. */
  heading?: Heading | undefined;
}

/** What an element's attributes become on a page; undefined when there is nothing to show. */
export type Show<Name extends ElementName> = (
  attributes: Attributes<Name>,
  told: Told,
) => BodyElements[Name] | undefined;

/** A thing by its key: what objects have by themselves is none of theirs. */
export const found = <Value>(things: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  things && Object.hasOwn(things, name) ? things[name] : undefined;
