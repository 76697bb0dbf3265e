/** Who is reading. Every page is readable by anyone and nobody signs in on the server: readers are anonymous here. */
import type { Middleware } from './context.ts';

export const auth: Middleware = (context) => ({ ...context, user: null });
