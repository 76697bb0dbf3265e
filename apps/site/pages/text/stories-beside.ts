/** What the site knows of texts beyond their words: the stories that belong beside each, and the story that an immersive one opens with. */

interface Beside {
  type: 'topic' | 'author';
  id: string;
  /** What stands above them. */
  title: string;
}

const energy: Beside = { type: 'topic', id: 'energy-and-utilities', title: 'Energy, measured' };
const vpn: Beside = { type: 'topic', id: 'vpn', title: 'How we know' };

const STORIES_BESIDE: Readonly<Record<string, Beside>> = {
  'auto-buying-program': { type: 'topic', id: 'auto', title: 'Before you choose' },
  'internet-interstitial': { type: 'topic', id: 'internet', title: 'Before you order' },
  'solar-estimator': energy,
  'solar-savings': energy,
  'best-vpn': vpn,
  'best-vpn-overall': vpn,
  'best-free-vpn': vpn,
  'best-vpn-for-mobile': vpn,
  'best-vpn-for-computers': vpn,
  'marketplace-cards': { type: 'topic', id: 'credit-cards', title: 'Before you apply' },
  'marketplace-savings': { type: 'topic', id: 'banking', title: 'Before you save' },
  '84-days': { type: 'author', id: 'mastheadstudio', title: 'Also made by our studio' },
};

export const storiesBeside = (slug: string): Beside | undefined =>
  Object.hasOwn(STORIES_BESIDE, slug) ? STORIES_BESIDE[slug] : undefined;

/** An immersive page opens over the picture of the story that it leads to. */
const OPENING_STORIES: Readonly<Record<string, string>> = { '84-days': 'eighty-four-days' };

export const openingStory = (slug: string): string | undefined =>
  Object.hasOwn(OPENING_STORIES, slug) ? OPENING_STORIES[slug] : undefined;
