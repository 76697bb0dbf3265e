/** Deals and what is said of them in their season, newsletters, and how much advertising a page carries. */

import type { Feature } from '../decide.ts';
import { allOf } from '../feature-test.ts';
import { abTest, articleType, holdsToo, never, not, topics, within } from '../tests.ts';
import { windows } from '../windows.ts';

const onDeals = articleType({
  include: ['Deals', 'Deals - Precap', 'Best List', 'Best List - Precap', 'Coupon Roundup'],
});

const callout = (...tests: readonly Feature['when'][]) =>
  ({ area: 'deals and seasonal callouts', owner: 'deals desk', stage: 'planned', when: allOf(...tests) }) as const;

export const callouts = {
  dealsList: callout(onDeals),
  mattressReviewPromo: callout(within(windows.mattressReviewPromo), topics({ include: ['mattresses'] })),
  discountCallout: callout(within(windows.discountCallout), onDeals),
  amazonCallout: callout(within(windows.amazonCallout), onDeals),
  julyFourthCallout: callout(within(windows.julyFourthCallout), onDeals),
  earlyBlackFridayCallout: callout(within(windows.earlyBlackFridayCallout), onDeals),
  blackFridayCallout: callout(within(windows.blackFridayCallout), onDeals),
  cyberMondayCallout: callout(within(windows.cyberMondayCallout), onDeals),
  moneyCard: {
    area: 'money',
    owner: 'money desk',
    stage: 'planned',
    when: allOf(within(windows.moneyCard), holdsToo('moneyPage')),
  },
  stickyNewsletter: { area: 'newsletters', owner: 'audience', stage: 'planned', when: never },
} satisfies Record<string, Feature>;

const capped = ['test1', 'test2', 'test3'];

export const advertising = {
  adService: {
    area: 'advertising',
    owner: 'advertising',
    stage: 'live',
    when: allOf(not('adServiceOff'), not('adsSuppressed'), not('sponsoredImmersive'), not('newsletterGenerator')),
  },
  adCapBroadband: {
    area: 'ad caps',
    owner: 'advertising',
    stage: 'planned',
    when: abTest('adcap_broadband', ...capped),
  },
  adCapEnergy: { area: 'ad caps', owner: 'advertising', stage: 'planned', when: abTest('adcap_energy', ...capped) },
} satisfies Record<string, Feature>;
