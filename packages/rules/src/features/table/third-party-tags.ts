/** Tags that measure or come from others: which pages may carry them at all. Consent and the law are asked besides. */

import type { Feature } from '../decide.ts';
import { allOf } from '../feature-test.ts';
import { holdsToo, not } from '../tests.ts';

/** Pages that carry none: a partner's own, those that happen now, those about money and health, those we pay for. */
const carriesTags = allOf(
  not('sponsoredImmersive'),
  not('liveArticle'),
  not('moneyPage'),
  not('healthPage'),
  not('marketplacePilot'),
  not('newsletterGenerator'),
  not('paidSearch'),
  not('onDemand'),
);

const tag = (owner: Feature['owner']) =>
  ({ area: 'third-party tags', owner, stage: 'live', when: carriesTags }) as const;

export const thirdPartyTags = {
  audienceTag: tag('audience'),
  pixelTag: tag('advertising'),
  remarketingTag: tag('advertising'),
  analyticsTag: tag('audience'),
  surveyTag: tag('audience'),
  affiliateTag: tag('deals desk'),
  timings: {
    area: 'performance',
    owner: 'platform',
    stage: 'live',
    when: allOf(holdsToo('noCrawler'), holdsToo('notWebTesting')),
  },
} satisfies Record<string, Feature>;
