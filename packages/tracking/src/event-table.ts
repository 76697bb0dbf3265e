/**
 * What each event is for, who answers for it and which consent it needs. An event that lacks one of these does not
 * compile, and neither does one that is told with another version or category than stand here.
 */
import type { ConsentCategory, Owner } from '@masthead/rules';
import type { eventFields } from './wire/fields.ts';

export type EventName = keyof typeof eventFields;

export interface EventDefinition {
  readonly version: number;
  readonly category: ConsentCategory;
  readonly owner: Owner;
  readonly description: string;
  /** To services that tell the two apart, a page view goes as one and everything else as an event of a page. */
  readonly sentAs: 'page' | 'event';
}

const measured = { version: 1, category: 'C0002', sentAs: 'event' } as const;
const audience = { ...measured, owner: 'audience' } as const;
const platform = { ...measured, owner: 'platform' } as const;
const video = { ...measured, owner: 'video desk' } as const;
/** What an advertiser is billed by is theirs as well: the browser's signal refuses it. */
const advertising = { ...measured, category: 'C0004', owner: 'advertising' } as const;

export const EVENTS = {
  page_viewed: {
    ...audience,
    version: 2,
    sentAs: 'page',
    description: 'A page came into view: loaded, gone to, or brought back by the browser.',
  },
  account_created: { ...audience, description: 'A reader made an account.' },
  login: { ...audience, description: 'A reader signed in.' },
  logout: { ...audience, description: 'A reader signed out.' },
  identify: {
    ...audience,
    category: 'C0004',
    description: 'The visitor is the holder of an account: what was counted of one is then known of the other.',
  },
  form_viewed: { ...audience, description: 'A form came into view.' },
  form_submitted: { ...audience, description: 'A form was sent, and taken or refused.' },
  web_element_clicked: { ...audience, description: 'A button that leads to an account was used: Join or Log in.' },
  link_clicked: { ...audience, description: 'A link was followed, by where it leads and where it stands.' },
  video_loaded: { ...video, description: 'A video is ready to play.' },
  video_started: { ...video, description: 'A video began, for the first time.' },
  video_played: { ...video, description: 'A video plays: at its beginning, or on from a pause.' },
  video_watched: { ...video, description: 'A quarter of a video has been watched; each once.' },
  video_paused: { ...video, description: 'A video was paused before its end.' },
  video_interrupted: { ...video, description: 'A video was left while it played.' },
  video_ad_loaded: { ...advertising, description: 'An advertisement in a video is ready to play.' },
  video_ad_started: { ...advertising, description: 'An advertisement in a video began.' },
  video_ad_watched: { ...advertising, description: 'A quarter of an advertisement has been watched; each once.' },
  video_ad_skipped: { ...advertising, description: 'An advertisement in a video was skipped.' },
  video_ad_paused: { ...advertising, description: 'An advertisement in a video was paused.' },
  ad_shown: { ...advertising, description: 'An ad stands in its place on a page.' },
  ad_viewed: {
    ...advertising,
    description: 'An ad could be seen: half of it for a second, of a large one 30 percent.',
  },
  ad_hidden: { ...advertising, description: 'A reader hid an advertiser.' },
  ad_reported: { ...advertising, description: 'A reader said what is wrong with an ad.' },
  experiment_exposed: { ...platform, description: 'A page was shown in the bucket of an experiment.' },
  experiment_outcome: { ...platform, description: 'What an experiment hopes for happened.' },
  decision_taken: { ...platform, description: 'A reader took an option of a list that is put in order by that.' },
  live_followed: { ...audience, owner: 'news desk', description: 'Live coverage is being followed as it comes.' },
  live_entries_shown: { ...audience, owner: 'news desk', description: 'Entries that came by themselves were shown.' },
  searched: { ...audience, description: 'Something was searched for, and so many results were found.' },
  search_result_clicked: { ...audience, description: 'A result of a search was opened.' },
  newsletter_signed_up: { ...audience, description: 'Newsletters were asked for. The address is not told.' },
  scroll_depth: { ...audience, description: 'A quarter of a page has been reached; each once.' },
  engaged_time: { ...audience, description: 'A page had attention: in view, in focus, and used in the last seconds.' },
  web_vital: { ...platform, description: 'One of Google’s Core Web Vitals, and what it is due to.' },
  page_timed: { ...platform, description: 'How long the parts of loading a page took.' },
  request_monitored: { ...platform, description: 'The request by which others measure the audience was seen.' },
} as const satisfies Record<EventName, EventDefinition>;

export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];
