/** What a player asks before a film (`videoAdUrl` writes it), as a question for one place of the page that the film is on. */
import { LONGEST_VALUE, MOST_VALUES, TARGETING_KEYS, type Targeting, VIDEO_AD_SIZE } from '@masthead/ads';
import type { Question } from '@masthead/ads/decision';
import { DEVICES, type Device } from '@masthead/rules';
import { badRequest } from '@masthead/runtime';
import { z } from 'zod';

/** Names of places are on the way to the page as well: a companion's has this before it. */
export const FILM_SLOT = 'film';
const LONGEST_ADDRESS = 2_000;

const ID = '[a-z0-9-]{1,64}';
const HIDDEN = new RegExp(`^${ID}(?:,${ID})*$`);
const SEEN = new RegExp(`^${ID}(?::\\d{1,15})+(?:,${ID}(?::\\d{1,15})+)*$`);

const filmQuery = z.object({
  /** Of the page. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(LONGEST_ADDRESS)
    .transform((url) => new URL(url).pathname),
  sz: z.literal(VIDEO_AD_SIZE),
  /** Ends with the device: `/…/video-mobile`. */
  iu: z
    .string()
    .max(200)
    .transform((unit) => DEVICES.find((device) => unit.endsWith(`/video-${device}`)))
    .pipe(z.enum(DEVICES, 'names no device')),
  vid: z.string().max(LONGEST_VALUE).default(''),
  cust_params: z.string().max(LONGEST_ADDRESS).default(''),
  /** When lines with caps were shown here before, such as `line-a:1763456400000,line-b:…`; absent where nothing may be remembered. */
  seen: z
    .string()
    .max(LONGEST_ADDRESS)
    .regex(SEEN, 'is no list such as a-line:1763456400000')
    .transform((text) => Object.fromEntries(text.split(',').map(timesOfLine)))
    .optional(),
  /** Advertisers that this reader hid: their ids, parted by commas. */
  hidden: z
    .string()
    .max(LONGEST_ADDRESS)
    .regex(HIDDEN, 'is no list of ids')
    .transform((text) => text.split(','))
    .optional(),
});

function timesOfLine(text: string): [string, number[]] {
  const [line = '', ...times] = text.split(':');
  return [line, times.map(Number)];
}

export function filmQuestion(
  query: Readonly<Record<string, string>>,
  country: string | undefined,
): Question & { device: Device } {
  const parsed = filmQuery.safeParse(query);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw badRequest(`${issue?.path.join('.') ?? 'The question'}: ${issue?.message ?? 'is not understood'}`);
  }
  const { url: path, iu: device, sz, vid, cust_params, seen, hidden } = parsed.data;
  const targeting = { ...targetingIn(cust_params), device: [device], ...(vid !== '' && { vid: [vid] }) };
  const slots = [{ id: FILM_SLOT, placement: 'video-rectangle', position: 1, sizes: [sz] }] as const;
  return { path, country, device, targeting, slots, seen, hidden };
}

/** Of what is no key of ours nothing is asked. */
function targetingIn(text: string): Targeting {
  const told = new URLSearchParams(text);
  const kept = TARGETING_KEYS.flatMap((key) => {
    const values = (told.get(key) ?? '').split(',').filter((value) => value !== '' && value.length <= LONGEST_VALUE);
    return values.length === 0 ? [] : [[key, values.slice(0, MOST_VALUES)] as const];
  });
  return Object.fromEntries(kept);
}
