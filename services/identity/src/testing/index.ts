/** Identity for tests and benchmarks of the whole: started for real, with readers and other issuers. */
export { createBrowser, type Landed, pageOf, type TestBrowser } from './browser.ts';
export { type OutsideIssuerServer, type OutsideReader, startOutsideIssuer } from './outside-issuer.ts';
export { baseOf, join, newBrowser, PASSWORD, signIn, userOf } from './reader.ts';
export { type StartedIdentity, startIdentity } from './start-identity.ts';
