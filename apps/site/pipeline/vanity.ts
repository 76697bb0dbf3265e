/** Friendly addresses. No vanity rule is stored, so every address is what it says. */
import type { Middleware } from './context.ts';

export const vanity: Middleware = (context) => context;
