/** For tests of whoever makes or shows texts. */
export { anyBody } from './any-body.ts';
export { ATTACKS } from './attacks.ts';
