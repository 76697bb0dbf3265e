/** What an element of a text is on the server: which attributes its shortcode takes, and how they become what it shows. */
import type { Instant, ListicleItem, Shortcode, ShortcodeData } from '@masthead/model';
import { z } from 'zod';
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

export interface Element<Data> {
  /** Undefined when there is nothing to show; throws when an attribute is wrong. */
  show(attributes: Shortcode, told: Told): Data | undefined;
}

export const element = <Schema extends z.ZodType, Data>(
  schema: Schema,
  load: (attributes: z.output<Schema>, told: Told) => Data | undefined,
): Element<Data> => ({
  show: (attributes, told) => load(schema.parse(attributes), told),
});

/** Words of an attribute, in their bounds. */
export const words = z.string().trim().min(1).max(2000);
export const key = z.string().min(1).max(200);

/** A thing by its key: what objects have by themselves is none of theirs. */
export const found = <Value>(things: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  things && Object.hasOwn(things, name) ? things[name] : undefined;
