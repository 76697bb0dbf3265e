/** The pages that stand: texts, newsletters and their issues, awards, voices, internet providers. */
import { z } from 'zod';
import { authorCodec } from './author.ts';
import { componentsByName } from './components-by-name.ts';
import { contentListCodec } from './content-list.ts';
import { newsletterCodec } from './newsletter.ts';
import { richTextCodec } from './rich-text.ts';
import { contentDate, list, maybe, rating, textOr } from './wire.ts';

const name = z.string().min(1);
const itemsOf = <Item extends z.ZodType>(item: Item) => z.object({ items: list(item) });

/** Speeds are in megabits a second, the price in dollars a month. */
const planCodec = z.object({
  name,
  price: z.number().positive(),
  down: z.number().positive(),
  up: z.number().positive(),
});

export const providerCodec = z.object({
  slug: name,
  name,
  type: textOr(''),
  phone: textOr(''),
  rating,
  summary: textOr(''),
  plans: list(planCodec),
  /** When somebody looked up what the plans cost. */
  dateChecked: maybe(contentDate),
});
export type Provider = z.output<typeof providerCodec>;

export const textPageCodec = componentsByName({ text: richTextCodec });

/** Pages with more on them than their text do without it where nobody has written one. */
const text = richTextCodec.optional();

export const newsletterListCodec = itemsOf(newsletterCodec);
export const newslettersPageCodec = componentsByName({ text, newsletters: newsletterListCodec });

export const newsletterPageCodec = componentsByName({ newsletter: richTextCodec, stories: contentListCodec });

export const awardsPageCodec = componentsByName({ text, editorsChoice: contentListCodec });

export const voicesPageCodec = componentsByName({ text, voices: itemsOf(authorCodec) });

export const providersPageCodec = componentsByName({ text: richTextCodec, providers: itemsOf(providerCodec) });

export const shoppingPageCodec = componentsByName({ text: richTextCodec, deals: contentListCodec });
