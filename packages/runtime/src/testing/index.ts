/** What tests of any room use. */
export { template, templatesFolder } from './templates.ts';
export { often, rounds } from './thorough.ts';
