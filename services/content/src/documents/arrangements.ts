/** The documents that editors arrange: stories and topics by slug. */
import { z } from 'zod';

import { required, slug } from './fields.ts';

/** A page of the site itself. */
const ownPath = z.string().regex(/^\/([\w-]+\/)*$/, 'takes a path of this site, with a slash at its end');

const link = z
  .strictObject({ label: z.string().min(1), href: ownPath.optional(), topic: slug.optional() })
  .refine(({ href, topic }) => (href === undefined) !== (topic === undefined), 'a link has either an href or a topic');

/** A best list, under the name of what it is the best of; without one it stands under its topic. */
const bestList = z.union([
  slug.transform((story) => ({ story, label: '' })),
  z.strictObject({ story: slug, label: z.string().max(60) }),
]);

export const frontArrangement = z.strictObject({
  threads: z.array(z.strictObject({ label: z.string().min(1), topic: slug })),
  lead: slug,
  more: z.array(slug),
  side: z.array(slug),
  picks: z.strictObject({ title: z.string().min(1), stories: z.array(slug) }),
  shelf: z.strictObject({
    topic: slug,
    title: z.string().min(1),
    stories: z.array(bestList),
    /** Further lists, by name and pick alone. */
    index: z.array(bestList).default([]),
  }),
  /** The hero is a picture: by its file name in files, by its id in the database. */
  sister: z.strictObject({ hero: z.string().min(1), heroAlt: z.string().min(1), stories: z.array(slug) }),
});
export type FrontArrangement = z.output<typeof frontArrangement>;

/** Expressions for the same thing: whoever searches for one of a group means all of it. */
export const synonymGroups = z.array(z.array(required(60)).min(2).max(12)).max(2000);

export const navigationArrangement = z.strictObject({
  header: z.strictObject({
    main: z.array(link),
    /** The main links under the flag of the sister publication; none: the same. */
    roadshow: z.array(link).default([]),
    big: z.array(slug),
    columns: z.array(z.strictObject({ title: z.string().min(1), topics: z.array(slug) })),
    featured: z.array(slug),
  }),
  footer: z.strictObject({
    statement: z.string().min(1),
    columns: z.array(z.strictObject({ title: z.string().min(1), links: z.array(link) })),
    /** The row below everything. */
    base: z.array(link).default([]),
  }),
});
