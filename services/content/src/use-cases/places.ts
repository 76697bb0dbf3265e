/** Internet at an address: what providers offer there, what to expect in a town, and which addresses we know. */
import type { AnswerWire } from '@masthead/model';
import { z } from 'zod';
import { type Standing, standingDocuments } from '../repositories/standing.ts';
import type { ContentDb } from '../schema.ts';
import { wireProvider } from '../wire/provider.ts';

type Town = Standing<'town'>;

const zipcode = z.string().regex(/^\d{5}$/, 'takes five digits');

export const providersQuestion = z
  .object({
    address: z.string().trim().max(200).default(''),
    zipcode: zipcode.optional(),
    isMoving: z.boolean().default(false),
  })
  .refine(({ address, zipcode: zip }) => zip !== undefined || address !== '', {
    path: ['zipcode'],
    message: 'or an address is needed',
  });

export const addressQuestion = z.object({
  address: z.string().trim().min(1, 'is missing').max(200),
  zipcode: zipcode.optional(),
});

/** Towns are few: they are looked through, not searched. */
const townsOf = (db: ContentDb): Promise<Town[]> => standingDocuments(db, 'town');

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
/** The one that stands for the town: each has one. */
const mainZip = ({ zips: [first = ''] }: Town): string => first;
const fullAddress = (town: Town, street: string): string => `${street}, ${town.city}, ${town.state} ${mainZip(town)}`;

const hasZip = (town: Town, zip: string): boolean => town.zips.includes(zip);
const zipIn = (text: string): string | undefined => /\b(\d{5})\b(?!.*\b\d{5}\b)/.exec(text)?.[1];

function townOf(towns: readonly Town[], address: string, zip: string | undefined): Town | undefined {
  const byZip = zip ?? zipIn(address);
  const found = byZip && towns.find((town) => hasZip(town, byZip));
  if (found || zip) return found || undefined;
  return towns.find((town) => fold(address).includes(fold(`${town.city} ${town.state}`)));
}

/** Providers at a place, the cheapest plan first; nothing where we know of none. */
export async function providersAt(db: ContentDb, question: z.output<typeof providersQuestion>) {
  const town = townOf(await townsOf(db), question.address, question.zipcode);
  if (!town) return { place: null, isMoving: question.isMoving, providers: [] };
  const providers = await standingDocuments(db, 'provider', town.providers);
  const offers = providers
    .map((provider) => {
      const cheapest = provider.plans.toSorted((one, other) => one.price - other.price)[0];
      const fastest = Math.max(...provider.plans.map(({ down }) => down));
      return { ...wireProvider(provider), price: cheapest?.price ?? null, speed: fastest };
    })
    .sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
  return { place: { city: town.city, state: town.state }, isMoving: question.isMoving, providers: offers };
}

/** What internet and sunshine cost and bring in a town. */
export async function prediction(db: ContentDb, city: string, state: string) {
  const town = (await townsOf(db)).find((each) => fold(each.city) === fold(city) && each.state === state.toUpperCase());
  if (!town) return { place: null };
  const { medianPrice, homesWithFiber, sunHours, electricityPrice } = town;
  return { place: { city: town.city, state: town.state }, medianPrice, homesWithFiber, sunHours, electricityPrice };
}

const MOST_SUGGESTIONS = 10;

/** Addresses that begin with what was typed, wherever in them each word begins. */
export async function addressSuggestions(db: ContentDb, { address, zipcode: zip }: z.output<typeof addressQuestion>) {
  const words = fold(address).split(' ');
  const suggestions = (await townsOf(db))
    .filter((town) => zip === undefined || hasZip(town, zip))
    .flatMap((town) =>
      town.addresses.map((street) => ({
        street,
        city: town.city,
        state: town.state,
        zipcode: zip ?? mainZip(town),
        text: fullAddress(town, street),
      })),
    )
    .filter(({ text }) => words.every((word) => ` ${fold(text)}`.includes(` ${word}`)));
  return { suggestions: suggestions.slice(0, MOST_SUGGESTIONS) };
}

/** An address as the post writes it, or that it is none we know. */
export async function validAddress(
  db: ContentDb,
  question: z.output<typeof addressQuestion>,
): Promise<AnswerWire<'checkedAddress'>> {
  const towns = await townsOf(db);
  const town = townOf(towns, question.address, question.zipcode);
  const street = town?.addresses.find((each) => fold(question.address).startsWith(fold(each)));
  if (!town || !street) return { valid: false, address: null };
  return {
    valid: true,
    address: {
      street,
      city: town.city,
      state: town.state,
      zipcode: question.zipcode ?? zipIn(question.address) ?? mainZip(town),
    },
  };
}
