/** Who is reading: asked for once, unless it is known already, be it that it is nobody. */
import type { Middleware } from './context.ts';

export const auth: Middleware = async (context, { userOf }) =>
  context.user === undefined ? { ...context, user: await userOf(context.headers) } : context;
