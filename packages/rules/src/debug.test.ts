import { expect, it } from 'vitest';
import { readCookies } from './cookies.ts';
import { isDebugging } from './debug.ts';

it.each([
  ['', '', false],
  ['jsDebug=1', '', true],
  ['jsDebug=true', '', true],
  ['', 'a=b; jsDebug=1', true],
  ['jsDebug=0', 'jsDebug=1', true],
  ['jsDebug=0', '', false],
  ['jsDebug=', 'jsDebug=false', false],
  ['jsdebug=1', 'JSDEBUG=1', false],
])('with the query "%s" and the cookies "%s": %s', (query, cookies, debugging) => {
  expect(isDebugging(new URLSearchParams(query), readCookies(cookies))).toBe(debugging);
});
