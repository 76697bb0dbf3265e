/** What the tests of those who send mail are built on. */
export { type Given, startSmtp, type TestSmtp } from './smtp.ts';
