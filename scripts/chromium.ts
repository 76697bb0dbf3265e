/** The system's Chromium, and how it is started so that it stays on this machine: for browser tests and Lighthouse. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Features that are off in browser tests. Chromium takes the last such list only, so that Playwright's own stands here,
 * too. The popups under the address bar are pages of the browser itself: each new window opened them, unseen, for two
 * fifths of what a visit cost.
 */
const FEATURES_OFF_IN_TESTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export const CHROMIUM_TEST_FLAGS = [...CHROMIUM_FLAGS, `--disable-features=${FEATURES_OFF_IN_TESTS.join(',')}`];
