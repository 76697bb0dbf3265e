/** What each event has besides what all of them have. The types of events are made of these. */
import { DEVICES } from '@masthead/rules';
import { z } from 'zod';
import { MOST_LISTED, MOST_TIMING_ERRORS } from '../limits.ts';
import { AD_REPORT_REASONS, FORM_OUTCOMES, LINK_KINDS, PAGE_ENTRIES, VITAL_NAMES, VITAL_RATINGS } from '../names.ts';
import { QUARTERS } from '../quarters.ts';
import { adToken, count, duration, label, labels, path, place, position, text, word } from './parts.ts';
import { videoFields } from './video-fields.ts';

/** What of a page only a pageEnriched has: each entry one thing. */
const pageMetadata = z
  .array(
    z.discriminatedUnion('name', [
      z.strictObject({ name: z.literal('linkTag'), value: label }),
      z.strictObject({ name: z.literal('pageComponents'), value: labels }),
    ]),
  )
  .min(1)
  .max(2);

const pageView = {
  /** Loaded whole, gone to within a document, or brought back by the browser as it was left. */
  how: z.enum(PAGE_ENTRIES),
  pageType: label,
  articleType: text,
  siteSection: text,
  brand: word,
  edition: label,
  deviceType: z.enum(DEVICES),
  /** Where the reader came from; null where nobody says. */
  referrer: place.nullable(),
  /** Who is paid or praised for it: a campaign's source, the link's tag, a kind of site; empty: nobody knows. */
  trafficSource: label,
  /** How many pages of this visit, with this one; null where nothing can be kept. */
  sessionPageViews: count.nullable(),
  /** `id:version:bucket`, and a comma between several. */
  testBuckets: z
    .string()
    .max(300)
    .regex(/^[\w:,]*$/),
};

const method = word;
const experiment = { experiment: label, experimentVersion: label, bucket: label };

export const eventFields = {
  page_viewed: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('pageViewed'), ...pageView }),
    z.strictObject({ type: z.literal('pageEnriched'), ...pageView, pageMetadata }),
  ]),
  account_created: z.strictObject({ method }),
  login: z.strictObject({ method }),
  logout: z.strictObject({}),
  identify: z.strictObject({ account: z.uuid() }),
  form_viewed: z.strictObject({ form: label }),
  form_submitted: z.strictObject({ form: label, outcome: z.enum(FORM_OUTCOMES) }),
  web_element_clicked: z.strictObject({ element: label }),
  link_clicked: z.strictObject({
    kind: z.enum(LINK_KINDS),
    to: place,
    /** The part of the page that it stands in. */
    area: label,
  }),
  ...videoFields,
  ad_shown: z.strictObject({ token: adToken }),
  ad_viewed: z.strictObject({ token: adToken }),
  ad_hidden: z.strictObject({ token: adToken }),
  ad_reported: z.strictObject({ token: adToken, reason: z.enum(AD_REPORT_REASONS) }),
  experiment_exposed: z.strictObject(experiment),
  experiment_outcome: z.strictObject({ ...experiment, outcome: label }),
  decision_taken: z.strictObject({ agent: label, decision: label, option: path }),
  live_followed: z.strictObject({ entries: count }),
  live_entries_shown: z.strictObject({ entries: count }),
  searched: z.strictObject({ terms: text, results: count }),
  search_result_clicked: z.strictObject({ position }),
  newsletter_signed_up: z.strictObject({ newsletters: labels }),
  scroll_depth: z.strictObject({ percent: z.literal(QUARTERS) }),
  /** Since the last one: the sum of all is what a page view had. */
  engaged_time: z.strictObject({ milliseconds: duration }),
  web_vital: z.strictObject({
    metric: z.enum(VITAL_NAMES),
    value: duration,
    rating: z.enum(VITAL_RATINGS),
    navigation: word,
    /** The element that it is due to, as a selector; and of several phases the longest. */
    target: text,
    phase: label,
  }),
  page_timed: z.strictObject({
    /** False: the page did not say in time that it was loaded, and this is what was known then. */
    loaded: z.boolean(),
    /** Milliseconds since the navigation began, by name. */
    timings: z.record(label, duration).refine((timings) => Object.keys(timings).length <= MOST_LISTED),
    /** What could not be measured, by name. */
    errors: z.array(label).max(MOST_TIMING_ERRORS),
  }),
  request_monitored: z.strictObject({ request: z.literal('audience'), milliseconds: duration }),
};
