/** Where an article lives: eight steps in their order, the first that knows wins. Pure, so that a table of cases can check it. */
import { isLongform, isMoney } from '@masthead/model';
import type { KindPlace } from '../../kind-place.ts';
import type { PlacedContent } from '../../placed-content.ts';
import { WELCOME_SLUG } from '../../sections.ts';
import { isAuto, isDeal, isSponsored } from '../../sort-of-content.ts';
import { articleAddresses } from './addresses.ts';
import type { ArticleTarget } from './article-target.ts';
import { bridgeTopics, financeTarget } from './finance-target.ts';
import { sectionTarget } from './section-target.ts';

type Step = (content: PlacedContent) => ArticleTarget | undefined;

const welcome: Step = ({ slug }) => (slug === WELCOME_SLUG ? { name: 'welcome', params: {} } : undefined);

const sponsored: Step = (content) => {
  if (!isSponsored(content)) return undefined;
  const kind = `sponsored-${isAuto(content) ? 'auto-' : ''}article${isLongform(content) ? '-longform' : ''}` as const;
  return { name: kind, params: { slug: content.slug } };
};

const editorsChoice: Step = ({ type, slug }) =>
  type === 'Editors Choice' ? { name: 'editors-choice-article', params: { slug } } : undefined;

const auto: Step = (content) =>
  isAuto(content)
    ? { name: isLongform(content) ? 'auto-article-longform' : 'auto-article', params: { slug: content.slug } }
    : undefined;

const deal: Step = (content) =>
  isDeal(content) ? { name: 'deal-article', params: { slug: content.slug } } : undefined;

/** From the second system, which knows a story's topics either by our tree or by its own address. */
const moneyBridge: Step = (content) =>
  isMoney(content) ? financeTarget(content.slug, bridgeTopics(content), isLongform(content)) : undefined;

const HOW_TO_SECTION = 'how_to';

const plain = (content: PlacedContent): ArticleTarget => {
  const params = { slug: content.slug };
  if (isLongform(content)) return { name: 'article-longform', params };
  return { name: content.section === HOW_TO_SECTION ? 'how-to-article' : 'article', params };
};

const STEPS: readonly Step[] = [welcome, sponsored, editorsChoice, auto, deal, moneyBridge, sectionTarget];

function target(content: PlacedContent): ArticleTarget {
  for (const step of STEPS) {
    const found = step(content);
    if (found) return found;
  }
  return plain(content);
}

export const article = { addresses: articleAddresses, target, doors: {} } satisfies KindPlace;
