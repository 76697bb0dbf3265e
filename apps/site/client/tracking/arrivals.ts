/** What there is to tell of a page as it comes into view. */
import { EXCLUDE, readCookies } from '@masthead/rules';
import { type Happening, LINK_TAG_COOKIE, LONGEST_TEXT, linkTagIn } from '@masthead/tracking';
import { isFollowed } from '../../components/live/live-event.ts';
import type { PageState } from '../../pages/page-state.ts';
import { bucketsIn } from '../../pages/page-tracking.ts';
import { MEASURED, type View } from './view.ts';

export const arrivalsIn = (view: View): Happening[] => [
  pageViewed(view),
  ...experimentsIn(view.state).map((state): Happening => ({ ...MEASURED, name: 'experiment_exposed', ...state })),
  ...(view.how === 'restored' ? [] : foundIn(view.state)),
];

/** Those that the reader is in, as events name them. */
export const experimentsIn = (state: PageState) =>
  bucketsIn(state)
    .filter(({ bucket }) => bucket !== EXCLUDE)
    .map(({ id, version, bucket }) => ({ experiment: id, experimentVersion: version, bucket }));

function pageViewed({ how, referrer, tracking }: View): Happening<'page_viewed'> {
  const { pageType, articleType, siteSection, brand, edition, deviceType, trafficSource, sessionPageViews } = tracking;
  const view = {
    name: 'page_viewed',
    version: 2,
    category: 'C0002',
    how,
    pageType,
    articleType,
    siteSection,
    brand,
    edition,
    deviceType: deviceType || 'mobile',
    referrer,
    trafficSource,
    sessionPageViews,
    testBuckets: tracking.testBuckets,
  } as const;
  const linkTag = linkTagIn(new URL(location.href)) || readCookies(document.cookie).get(LINK_TAG_COOKIE)?.[0];
  const components = [...tracking.pageComponents];
  if (!linkTag && components.length === 0) return { ...view, type: 'pageViewed' };
  return {
    ...view,
    type: 'pageEnriched',
    pageMetadata: [
      ...(linkTag ? [{ name: 'linkTag' as const, value: linkTag }] : []),
      ...(components.length > 0 ? [{ name: 'pageComponents' as const, value: components }] : []),
    ],
  };
}

/** What a search found, what is going on, and what a form came back with. */
function foundIn({ content }: PageState): Happening[] {
  if (content.page === 'search' && content.data.found) {
    const terms = plain(content.data.terms.query);
    return [{ ...MEASURED, name: 'searched', terms, results: content.data.found.total }];
  }
  if (content.page === 'live' && content.data.channel && isFollowed(content.data.event, Date.now()))
    return [{ ...MEASURED, name: 'live_followed', entries: content.data.entries.length }];
  if (content.page !== 'newsletters') return [];
  const { signUp } = content.data;
  if (signUp.step === 'noted')
    return [
      { ...MEASURED, name: 'form_submitted', form: 'newsletters', outcome: 'accepted' },
      { ...MEASURED, name: 'newsletter_signed_up', newsletters: signUp.newsletters },
    ];
  return Object.keys(signUp.wrong).length > 0
    ? [{ ...MEASURED, name: 'form_submitted', form: 'newsletters', outcome: 'refused' }]
    : [{ ...MEASURED, name: 'form_viewed', form: 'newsletters' }];
}

/** What somebody wrote, as far as it can be a search: no address of a person, no long number, no tag. */
const plain = (text: string): string =>
  text
    .replace(/\S+@\S+|\d{7,}|[\p{Cc}\p{Cs}<]/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, LONGEST_TEXT);
