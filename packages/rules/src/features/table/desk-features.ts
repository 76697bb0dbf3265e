/** What the desks show on their pages: one place for each area that a reader would name. */
import type { ArticleType } from '../article-types.ts';
import type { Feature } from '../decide.ts';
import { allOf, anyOf } from '../feature-test.ts';
import { FLAGS } from '../flags.ts';
import {
  abTest,
  articleType,
  collection,
  device,
  not,
  primaryTopicIs,
  route,
  serverFlag,
  thread,
  topics,
  tracking,
} from '../tests.ts';

const BEST_LISTS = ['Best List', 'Best List - Precap'] as const satisfies ArticleType[];
const SHOPPING = [...BEST_LISTS, 'Deals', 'Deals - Precap', 'Versus', 'Versus - Precap', 'Coupon Roundup'] as const;
/** Too short, or made by a machine: nobody looks for a place in them. */
const WITHOUT_CONTENTS = ['Speed Desk', 'Wordsmith'] as const satisfies ArticleType[];

const aboutSleep = topics({ include: ['sleep', 'mattresses'] });
const aboutEnergy = topics({ include: ['energy-and-utilities', 'solar', 'heat-pumps'] });
const bestList = articleType({ include: BEST_LISTS });
/** Whatever tells of the choices of a list. */
const listicle = articleType({ include: [...BEST_LISTS, 'Buying Guide'] });

export const deskFeatures = {
  accounts: { area: 'accounts', owner: 'audience', stage: 'live', when: serverFlag(FLAGS.accounts.name) },
  broadbandPlans: {
    area: 'broadband',
    owner: 'broadband desk',
    stage: 'planned',
    when: anyOf(route({ include: ['internet-plans', 'provider-reviews'] }), topics({ include: ['internet'] })),
  },
  broadbandPhoneNumber: {
    area: 'broadband',
    owner: 'broadband desk',
    stage: 'planned',
    when: allOf(device('Mobile'), abTest('bb_phone', 'v1', 'v6')),
  },
  solarEstimator: {
    area: 'solar',
    owner: 'energy desk',
    stage: 'planned',
    when: anyOf(route({ include: ['solar-lead-form', 'solar-savings'] }), topics({ include: ['solar'] })),
  },
  vpnComparison: {
    area: 'VPN',
    owner: 'VPN desk',
    stage: 'planned',
    when: allOf(topics({ include: ['vpn'] }), articleType({ exclude: ['News', 'Speed Desk'] })),
  },
  vpnPartnerLogo: { area: 'VPN', owner: 'VPN desk', stage: 'planned', when: abTest('vpn_cobranded', 'test') },
  mattressRatings: {
    area: 'sleep and mattresses',
    owner: 'sleep desk',
    stage: 'planned',
    when: allOf(topics({ include: ['mattresses'] }), bestList),
  },
  mattressFinder: {
    area: 'sleep and mattresses',
    owner: 'sleep desk',
    stage: 'planned',
    when: allOf(aboutSleep, abTest('sleep_mps_modal', 'v1')),
  },
  sleepLab: {
    area: 'sleep and mattresses',
    owner: 'sleep desk',
    stage: 'planned',
    when: anyOf(collection({ include: ['sleep-lab'] }), thread({ include: ['mattress-tests'] })),
  },
  energySavings: {
    area: 'home energy',
    owner: 'energy desk',
    stage: 'planned',
    when: allOf(aboutEnergy, articleType({ exclude: ['News'] })),
  },
  batteryHeading: {
    area: 'home energy',
    owner: 'energy desk',
    stage: 'planned',
    when: abTest('nrg_battText', 'header1', 'header2'),
  },
  rangeTable: {
    area: 'electric vehicles',
    owner: 'cars desk',
    stage: 'planned',
    when: topics({ include: ['electric-vehicles', 'home-electric-vehicles', 'charging'] }),
  },
  televisionBestList: {
    area: 'TV and laptop best lists',
    owner: 'television desk',
    stage: 'planned',
    when: allOf(primaryTopicIs({ include: ['tvs'] }), bestList),
  },
  laptopBestList: {
    area: 'TV and laptop best lists',
    owner: 'computing desk',
    stage: 'planned',
    when: allOf(primaryTopicIs({ include: ['laptops'] }), bestList),
  },
  shoppingExtension: {
    area: 'shopping extension widgets',
    owner: 'deals desk',
    stage: 'planned',
    when: allOf(device('Desktop'), articleType({ include: SHOPPING }), not('sponsoredImmersive')),
  },
  listicleDrawer: { area: 'listicles', owner: 'reviews desk', stage: 'live', when: listicle },
  listicleTruncation: {
    area: 'listicles',
    owner: 'reviews desk',
    stage: 'live',
    when: allOf(listicle, device('Mobile'), tracking('articleSubType', { exclude: ['Precap'] })),
  },
  tableOfContents: {
    area: 'table of contents',
    owner: 'platform',
    stage: 'live',
    when: allOf(articleType({ exclude: WITHOUT_CONTENTS }), not('liveArticle')),
  },
  reviewsRedesign: {
    area: 'reviews redesign',
    owner: 'reviews desk',
    stage: 'planned',
    when: allOf(route({ include: ['review', 'auto-review'] }), abTest('review_redesign', 'test')),
  },
  dynamicWidgets: {
    area: 'dynamic widgets',
    owner: 'platform',
    stage: 'live',
    when: serverFlag(FLAGS.dynamicWidgets.name),
  },
  discussion: { area: 'pages', owner: 'audience', stage: 'live', when: serverFlag(FLAGS.discussion.name) },
  mostReadAtHead: {
    area: 'dynamic widgets',
    owner: 'audience',
    stage: 'live',
    when: abTest('topic_mostRead', 'head'),
  },
  facebookShortcode: { area: 'video', owner: 'video desk', stage: 'live', when: not('videoPage') },
} satisfies Record<string, Feature>;
