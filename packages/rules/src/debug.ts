/** Whether somebody looks for what is wrong: they say so in the address, or for longer by a cookie. */
import type { Cookies } from './cookies.ts';

/** The name of the parameter and of the cookie. */
export const DEBUG_NAME = 'jsDebug';

const OFF: ReadonlySet<string> = new Set(['', '0', 'false']);

export const isDebugging = (query: URLSearchParams, cookies: Cookies): boolean =>
  [...query.getAll(DEBUG_NAME), ...(cookies.get(DEBUG_NAME) ?? [])].some((value) => !OFF.has(value));
