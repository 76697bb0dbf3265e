/** Live coverage as files, with its entries. */
import { PAGE_LAYOUTS, storyKinds } from '@masthead/model';
import { z } from 'zod';
import { username } from '../../documents/fields.ts';
import { type KindFiles, nothingMore } from '../files.ts';
import { idOf } from '../newsroom-id.ts';
import { age, anyAge, storyMatter } from '../story-matter.ts';

const liveFile = z.strictObject({
  ...storyMatter,
  callToAction: z.string().default(''),
  event: z.strictObject({ starts: anyAge, ends: anyAge.optional(), zone: z.string() }),
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

export const liveFiles = {
  ...nothingMore,
  folder: 'live',
  schema: liveFile,
  isOne: () => true,
  document({ matter: { pageLayout, callToAction, event } }, common, { at }) {
    const { starts, ends, zone } = event;
    return {
      ...common,
      typeName: storyKinds.live.typeName,
      pageLayout: pageLayout || PAGE_LAYOUTS.live,
      callToAction,
      event: { starts: at(starts), ends: ends === undefined ? null : at(ends), zone },
    };
  },
  names: ({ items }) => ({ author: items.map(({ author }) => author) }),
  entries: ({ slug, matter }, { at, html }) =>
    matter.items
      .toSorted((one, other) => other.age - one.age)
      .map(({ age: since, text, ...item }) => ({
        ...item,
        id: idOf('live-item', `${slug}:${item.headline || `${since} ${text}`}`),
        body: html(text),
        publishedAt: at(since),
      })),
} as const satisfies KindFiles<z.output<typeof liveFile>>;
