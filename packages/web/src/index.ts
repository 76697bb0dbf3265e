/** What every app that sends pages to browsers shares: escaping, nonces, the policy and headers of a page, encodings and validators, built files, how addresses are written. */
export { type BuildManifest, builtTags } from './built-tags.ts';
export { cdnKey } from './cdn-key.ts';
export { type Encoding, encode, encodingFor, encodingHeader } from './encode.ts';
export { hasTag, weakTag } from './entity-tag.ts';
export { escapeHtml, jsonForScript } from './escape.ts';
export { newNonce } from './nonce.ts';
export { contentSecurityPolicy, type PolicyOptions, securityHeaders, strictTransport } from './security-headers.ts';
export { otherSpellings, plainPath, withSlash } from './spelling.ts';
export { loadStaticFiles, type StaticFiles } from './static-files.ts';
export { THEME_SCRIPT } from './theme-script.ts';
