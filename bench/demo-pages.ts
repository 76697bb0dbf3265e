/** One page of the demo newsroom for each page type. */

export const PAGES = [
  { name: 'front', path: '/' },
  { name: 'article', path: '/tech/mobile/halo-self-healing-screen-tested/' },
  { name: 'topic', path: '/topics/phones/' },
  { name: 'error', path: '/nothing-is-here/' },
] as const;
