/** Live coverage as files, with its entries. */
import { isTimezone, PAGE_LAYOUTS, storyKinds } from '@masthead/model';
import { z } from 'zod';
import { username } from '../../documents/fields.ts';
import { type FileTools, type KindFiles, nothingMore } from '../files.ts';
import { idOf } from '../newsroom-id.ts';
import { age, anyAge, storyMatter } from '../story-matter.ts';
import { shiftToClock, zoneOfMorning } from './event-times.ts';

const timezone = z.string().refine(isTimezone, 'is no time zone');

const liveFile = z.strictObject({
  ...storyMatter,
  callToAction: z.string().default(''),
  event: z.strictObject({
    starts: anyAge,
    ends: anyAge.optional(),
    zone: z.union([z.string(), z.tuple([timezone], timezone)]),
    clock: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'takes a time of day such as 09:00')
      .optional(),
  }),
  items: z.array(
    z.strictObject({
      age,
      headline: z.string(),
      text: z.string(),
      author: username,
      important: z.boolean().default(false),
      pinned: z.boolean().default(false),
    }),
  ),
});

const STARTER = `event:                   # when what is covered begins and ends: ages, of which a negative one lies ahead
  starts: -1h
  ends: -3h
  zone: America/Los_Angeles
items: []                # entries; from now on write them at the desk, http://localhost:3000/desk/
`;

type LiveFile = z.output<typeof liveFile>;
type Clock = Pick<FileTools, 'at'>;

/** When and where the event was, and how far all of it was moved for that. */
export function eventOf({ event: { starts, ends, zone, clock } }: LiveFile, { at }: Clock) {
  const there = typeof zone === 'string' ? zone : zoneOfMorning(at(starts), zone);
  const shift = clock === undefined || !isTimezone(there) ? 0 : shiftToClock(at(starts), clock, there);
  return { starts: at(starts) + shift, ends: ends === undefined ? null : at(ends) + shift, zone: there, shift };
}

export const liveFiles = {
  ...nothingMore,
  folder: 'live',
  schema: liveFile,
  usual: { type: 'News', section: 'news' },
  starter: STARTER,
  isOne: () => true,
  document({ matter }, common, tools) {
    const { pageLayout, callToAction } = matter;
    const { starts, ends, zone } = eventOf(matter, tools);
    return {
      ...common,
      typeName: storyKinds.live.typeName,
      pageLayout: pageLayout || PAGE_LAYOUTS.live,
      callToAction,
      event: { starts, ends, zone },
    };
  },
  names: ({ items }) => ({ author: items.map(({ author }) => author) }),
  entries: ({ slug, matter }, { at, html }: Clock & Pick<FileTools, 'html'>) => {
    const { shift } = eventOf(matter, { at });
    return matter.items
      .toSorted((one, other) => other.age - one.age)
      .map(({ age: since, text, ...item }) => ({
        ...item,
        id: idOf('live-item', `${slug}:${item.headline || `${since} ${text}`}`),
        body: html(text),
        publishedAt: at(since) + shift,
      }));
  },
} as const satisfies KindFiles<LiveFile>;
