/** The entrance of the hosted pages for the server that runs them; the build makes one bundle of it. */
export { ACCOUNT_PATH } from '../addresses.ts';
export { type AccountApp, type AccountAppDeps, createAccountApp } from './account-app.tsx';
export { accountTags, developmentTags } from './assets.ts';
