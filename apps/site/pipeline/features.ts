/** Which features are on for this page: those named by `enableFeatures`, less those named by `disableFeatures`. */
import type { Middleware } from './context.ts';

const names = (value: string | null): string[] => (value ?? '').split(',').filter((name) => /^[\w-]{1,64}$/.test(name));

export const features: Middleware = (context) => {
  const { searchParams } = context.url;
  const on = new Set(names(searchParams.get('enableFeatures')));
  for (const name of names(searchParams.get('disableFeatures'))) on.delete(name);
  return { ...context, features: on };
};
