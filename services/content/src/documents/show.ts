/** A collection of episodes: what directories of podcasts ask of it. */
import { SHOW_CATEGORIES, SHOW_ORDERS } from '@masthead/model';
import { z } from 'zod';
import { required } from './fields.ts';

export const show = z.strictObject({
  author: required(120),
  owner: z.strictObject({ name: required(120), email: z.email() }),
  category: z.enum(SHOW_CATEGORIES),
  explicit: z.boolean().default(false),
  order: z.enum(SHOW_ORDERS).default('episodic'),
});
