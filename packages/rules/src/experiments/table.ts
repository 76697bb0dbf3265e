/** Every experiment that we have run or run: who asked for it, what they believed, whom it is for, and how it is split. */
import { serviceOff } from './ad-experiments.ts';
import { aboutTopics, and, butNot, type Criterion, noCrawler, onDevices, onRoutes } from './criteria.ts';
import { defineExperiment, type Experiment, type ExperimentDefinition } from './definition.ts';
import { ownExperiments } from './own-experiments.ts';
import type { Allocation } from './slots.ts';

/** Each bucket gets the same part of the visitors. */
const each = <const Bucket extends string>(percentage: number, ...buckets: readonly Bucket[]): Allocation<Bucket>[] =>
  buckets.map((bucket) => ({ percentage, bucket }));

/** Readers only: what crawlers see is no sign of anything. */
const readers = (...criteria: readonly Criterion[]): Criterion => and(...criteria, noCrawler);

const SLEEP = aboutTopics('sleep', 'mattresses');
const ENERGY = aboutTopics('energy-and-utilities', 'solar', 'heat-pumps');
const BROADBAND = aboutTopics('internet');
const VPN = aboutTopics('vpn');

const definitions: readonly ExperimentDefinition[] = [
  {
    id: 'sleep_ratings',
    version: '1',
    owner: 'sleep desk',
    hypothesis: 'Readers who see our ratings beside each mattress open more of the reviews.',
    startDate: '2023-09-12T00:00:00Z',
    endDate: '2023-10-24T00:00:00Z',
    criteria: readers(aboutTopics('mattresses')),
    allocation: each(49, 'control', 'test'),
  },
  {
    id: 'nrg_contentCta',
    version: '1',
    owner: 'energy desk',
    hypothesis: 'A button to the savings estimate inside the text is used more often than one below it.',
    startDate: '2023-09-26T00:00:00Z',
    endDate: '2023-11-21T00:00:00Z',
    criteria: readers(ENERGY),
    allocation: each(49, 'active', 'control'),
  },
  {
    id: 'nrg_battText',
    version: '1',
    owner: 'energy desk',
    hypothesis: 'A heading that says what a battery costs keeps readers longer than one that says what it stores.',
    startDate: '2023-10-10T00:00:00Z',
    endDate: '2023-12-05T00:00:00Z',
    criteria: readers(aboutTopics('solar')),
    allocation: each(33, 'header1', 'header2', 'control'),
  },
  {
    id: 'nrg_linksFull',
    version: '1',
    owner: 'energy desk',
    hypothesis:
      'Links to the full guides help readers more when they stand beside the related stories than in their place.',
    startDate: '2023-12-05T00:00:00Z',
    endDate: '2024-02-06T00:00:00Z',
    criteria: readers(ENERGY),
    allocation: each(33, 'add', 'replace', 'control'),
  },
  {
    id: 'nrg_paidSearch',
    version: '1',
    owner: 'energy desk',
    hypothesis: 'Who comes from an advertisement finishes a shorter solar form more often.',
    startDate: '2024-02-06T00:00:00Z',
    endDate: '2024-04-16T00:00:00Z',
    criteria: readers(onRoutes('solar-lead-form', 'solar-savings')),
    allocation: each(30, 'testA', 'testB', 'control'),
  },
  {
    id: 'sleep_mps_modal',
    version: '1',
    owner: 'sleep desk',
    hypothesis: 'A finder that opens over the list leads more readers to a mattress than a page of its own.',
    startDate: '2024-01-09T00:00:00Z',
    endDate: '2024-03-05T00:00:00Z',
    criteria: readers(aboutTopics('mattresses')),
    allocation: each(50, 'control', 'v1'),
  },
  {
    id: 'skinnyGeoTest',
    version: '1',
    owner: 'broadband desk',
    hypothesis: 'A narrow card with the providers of a place is compared more often than the wide one.',
    startDate: '2024-01-23T00:00:00Z',
    endDate: '2024-03-19T00:00:00Z',
    criteria: readers(onRoutes('internet-plans', 'provider-reviews', 'internet-interstitial')),
    allocation: each(49, 'control', 'test'),
  },
  {
    id: 'sleep_lstcl',
    version: '3',
    owner: 'sleep desk',
    hypothesis: 'A best list with its verdicts first is read further than one with its methods first.',
    startDate: '2024-03-05T00:00:00Z',
    endDate: '2024-05-14T00:00:00Z',
    criteria: readers(SLEEP),
    allocation: each(50, 'control', 'test'),
  },
  {
    id: 'laptop_cta_test',
    version: '1',
    owner: 'computing desk',
    hypothesis: 'A button that names the shop is trusted more than one that says only the price.',
    startDate: '2024-03-12T00:00:00Z',
    endDate: '2024-05-21T00:00:00Z',
    criteria: readers(aboutTopics('laptops')),
    allocation: each(45, 'control', 'test'),
  },
  {
    id: 'review_redesign',
    version: '2',
    owner: 'reviews desk',
    hypothesis: 'The score at the head of a review does not keep readers from the text below it.',
    startDate: '2024-04-02T00:00:00Z',
    endDate: '2024-07-02T00:00:00Z',
    criteria: readers(onRoutes('review', 'auto-review')),
    allocation: each(45, 'control', 'test'),
  },
  {
    id: 'sleep_rdsn',
    version: '1',
    owner: 'sleep desk',
    hypothesis: 'Fewer pictures and larger type make sleep stories easier to finish.',
    startDate: '2024-06-04T00:00:00Z',
    endDate: '2024-08-13T00:00:00Z',
    criteria: readers(SLEEP),
    allocation: each(45, 'control', 'test'),
  },
  {
    id: 'adcap_broadband',
    version: '2',
    owner: 'advertising',
    hypothesis: 'With fewer advertisements readers of broadband stories stay so much longer that nothing is lost.',
    startDate: '2024-05-07T00:00:00Z',
    endDate: '2024-08-06T00:00:00Z',
    criteria: readers(BROADBAND),
    allocation: each(22, 'control', 'test1', 'test2', 'test3'),
  },
  {
    id: 'adcap_energy',
    version: '2',
    owner: 'advertising',
    hypothesis: 'With fewer advertisements readers of energy stories stay so much longer that nothing is lost.',
    startDate: '2024-05-07T00:00:00Z',
    endDate: '2024-08-06T00:00:00Z',
    criteria: readers(ENERGY),
    allocation: each(22, 'control', 'test1', 'test2', 'test3'),
  },
  {
    id: 'slp_memorial',
    version: '1',
    owner: 'sleep desk',
    hypothesis: 'A line about the holiday sales above a mattress list is useful and not in the way.',
    startDate: '2024-05-17T00:00:00Z',
    endDate: '2024-05-31T00:00:00Z',
    criteria: readers(aboutTopics('mattresses')),
    allocation: each(45, 'control', 'test'),
  },
  {
    id: 'bb_ascend',
    version: '1',
    owner: 'broadband desk',
    hypothesis: 'Plans in order of price, lowest first, are compared more often than plans in order of speed.',
    startDate: '2024-06-11T00:00:00Z',
    endDate: '2024-08-20T00:00:00Z',
    criteria: readers(onRoutes('internet-plans')),
    allocation: each(45, 'control', 'active'),
  },
  {
    id: 'bb_phone',
    version: '1',
    owner: 'broadband desk',
    hypothesis: 'On a phone, a number to call is used where a form would be left.',
    startDate: '2024-06-18T00:00:00Z',
    endDate: '2024-09-03T00:00:00Z',
    criteria: readers(BROADBAND, onDevices('mobile')),
    allocation: each(30, 'control', 'v1', 'v6'),
  },
  {
    id: 'vpn_ads',
    version: '1',
    owner: 'VPN desk',
    hypothesis: 'VPN stories without advertisements between their paragraphs are believed more.',
    startDate: '2024-07-02T00:00:00Z',
    endDate: '2024-09-10T00:00:00Z',
    criteria: readers(VPN),
    allocation: each(45, 'control', 'test'),
  },
  {
    id: 'sem_precap_test',
    version: '1',
    owner: 'audience',
    hypothesis: 'Who comes from a search finds what they looked for sooner with a summary above the page.',
    startDate: '2024-07-16T00:00:00Z',
    endDate: '2024-09-24T00:00:00Z',
    criteria: readers(onRoutes('search-landing', 'vpn-paid-search')),
    allocation: each(50, 'control', 'test'),
  },
  {
    id: 'express_unit',
    version: '1',
    owner: 'deals desk',
    hypothesis: 'A single line per deal is enough for readers who come for the price.',
    startDate: '2024-08-06T00:00:00Z',
    endDate: '2024-10-15T00:00:00Z',
    criteria: readers(onRoutes('deal-article', 'deal-article-longform')),
    allocation: each(45, 'control', 'test'),
  },
  {
    id: 'adlib_variant',
    version: '1',
    owner: 'advertising',
    hypothesis: 'The newer bidding library is ready sooner and earns no less.',
    startDate: '2024-08-20T00:00:00Z',
    endDate: '2024-11-12T00:00:00Z',
    criteria: readers(butNot(onRoutes('sponsored-immersive', 'newsletter-generator'))),
    allocation: each(45, 'control', 'test'),
  },
  {
    id: 'sticky_rail',
    version: '1',
    owner: 'advertising',
    hypothesis: 'A rail that stays in sight earns more without making readers leave.',
    startDate: '2024-09-03T00:00:00Z',
    endDate: '2024-11-26T00:00:00Z',
    criteria: readers(
      onDevices('desktop'),
      onRoutes('article', 'news-article-topic', 'tech-article', 'tech-article-topic'),
    ),
    allocation: each(30, 'control', 'test1', 'test2'),
  },
  {
    id: 'vpn_cobranded',
    version: '1',
    owner: 'VPN desk',
    hypothesis: 'A landing page that shows the partner beside us is trusted as much as one that shows us alone.',
    startDate: '2024-09-17T00:00:00Z',
    endDate: '2024-11-26T00:00:00Z',
    criteria: readers(onRoutes('vpn-paid-search')),
    allocation: each(45, 'control', 'test'),
  },
];

/** The 22 that have ended. */
export const experimentTable: readonly Experiment[] = definitions.map((definition) => defineExperiment(definition));

/** All of the summary: those that have an owner, a hypothesis and readers in them. */
export const triedExperiments: readonly Experiment[] = [...ownExperiments, ...experimentTable];

/** All that cookies are read for. */
export const experiments: readonly Experiment[] = [...triedExperiments, serviceOff];
