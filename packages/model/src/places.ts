/** What the content service tells of places: who offers internet at one, which addresses it knows, what a town is like. */
import { z } from 'zod';
import { providerCodec } from './standing-pages.ts';

const placeCodec = z.object({ city: z.string(), state: z.string() });

/** The cheapest first; no place where nothing is known of one. */
export const providersAtCodec = z.object({
  place: placeCodec.nullable(),
  isMoving: z.boolean(),
  /** Dollars a month for the cheapest plan, megabits a second of the fastest. */
  providers: z.array(providerCodec.extend({ price: z.number().nullable(), speed: z.number() })),
});

const addressCodec = placeCodec.extend({ street: z.string(), zipcode: z.string() });

export const addressSuggestionsCodec = z.object({
  suggestions: z.array(addressCodec.extend({ /** In one line. */ text: z.string() })),
});

export const checkedAddressCodec = z.union([
  z.object({ valid: z.literal(true), address: addressCodec }),
  z.object({ valid: z.literal(false), address: z.null() }),
]);

/** Prices are in dollars: of internet a month, of electricity for a kilowatt hour. */
export const townCodec = z.union([
  z.object({
    place: placeCodec,
    medianPrice: z.number(),
    homesWithFiber: z.number(),
    sunHours: z.number(),
    electricityPrice: z.number(),
  }),
  z.object({ place: z.null() }),
]);
