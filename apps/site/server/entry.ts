/** The site's entrance for the server that runs it; the build makes one bundle of it. */
export { type AssetSource, type BuildManifest, buildAssets, developmentAssets, type Stylesheets } from './assets.ts';
export { createSite, type Site } from './site.ts';
export type { SiteDeps, SiteMetrics } from './site-deps.ts';
