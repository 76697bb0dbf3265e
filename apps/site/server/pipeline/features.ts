/** What features are decided by before the page is known: the stored flags, and what the address turns on or off. */
import { overridesOf } from '@masthead/rules';
import type { Middleware } from './context.ts';

export const features: Middleware = async (context, { flags }) => ({
  ...context,
  flags: await flags.current(),
  overridden: overridesOf(context.url.searchParams).any,
});
