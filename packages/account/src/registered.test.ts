import { expect, it } from 'vitest';
import { isRegistered, PREVIOUS_LOGIN_COOKIE, USER_COOKIE } from './registered.ts';

it.each([PREVIOUS_LOGIN_COOKIE, USER_COOKIE])('a reader with the cookie %s is registered', (name) => {
  expect(isRegistered(['fly_device', name])).toBe(true);
});

it.each([[], ['fly_device'], ['user-of-somebody']])('with %s a reader is anonymous', (...names) => {
  expect(isRegistered(names.flat())).toBe(false);
});
