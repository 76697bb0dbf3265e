/** One page of the demo newsroom for each page type. */

export const PAGES = [
  { name: 'front', path: '/' },
  { name: 'article', path: '/tech/mobile/halo-self-healing-screen-tested/' },
  { name: 'review', path: '/reviews/pomelo-duo-review/' },
  { name: 'best list', path: '/tech/home-entertainment/best-tvs-tested/' },
  { name: 'gallery', path: '/pictures/house-on-a-meter/' },
  { name: 'topic', path: '/topics/phones/' },
  { name: 'error', path: '/nothing-is-here/' },
] as const;
