/** Where an article lives: eight steps in their order, the first that knows wins. Pure, so that a table of cases can check it. */
import { isBranded, isLongform, isMoney } from '@masthead/model';
import { withoutFormerBrand } from './correct-topic.ts';
import { bridgeTopics, financeTarget } from './finance-target.ts';
import type { PlacedContent } from './placed-content.ts';
import { sectionTarget } from './section-target.ts';
import { autoTopics, sponsoredIds, WELCOME_SLUG } from './sections.ts';
import type { Target } from './target.ts';

type Step = (content: PlacedContent) => Target | undefined;

/** The automotive brand's content. */
export const isAuto = ({ topicPath: [root = ''] }: PlacedContent): boolean => autoTopics.has(withoutFormerBrand(root));

/** Paid for: as its section or its author say, or as listed. */
export const isSponsored = (content: Pick<PlacedContent, 'id' | 'section' | 'author'>): boolean =>
  isBranded(content) || (content.id !== undefined && sponsoredIds.has(content.id));

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

/** "Deals", "deals - precap", but not "Best deals". */
export const isDeal = ({ type = '' }: Pick<PlacedContent, 'type'>): boolean => /^deals/i.test(type);

const deal: Step = (content) =>
  isDeal(content) ? { name: 'deal-article', params: { slug: content.slug } } : undefined;

/** From the second system, which knows a story's topics either by our tree or by its own address. */
const moneyBridge: Step = (content) =>
  isMoney(content) ? financeTarget(content.slug, bridgeTopics(content), isLongform(content)) : undefined;

const HOW_TO_SECTION = 'how_to';

const plain = (content: PlacedContent): Target => {
  const params = { slug: content.slug };
  if (isLongform(content)) return { name: 'article-longform', params };
  return { name: content.section === HOW_TO_SECTION ? 'how-to-article' : 'article', params };
};

const STEPS: readonly Step[] = [welcome, sponsored, editorsChoice, auto, deal, moneyBridge, sectionTarget];

export function articleTarget(content: PlacedContent): Target {
  for (const step of STEPS) {
    const target = step(content);
    if (target) return target;
  }
  return plain(content);
}
