/** What a page and this visit to it say to advertising. Nothing of it describes a person. */
import type { Device } from '@masthead/rules';
import { subsessionOf } from './constants.ts';
import { type SeamlessItem, seamlessIndicator } from './seamless.ts';
import { sectionCodes } from './section-codes.ts';
import { LONGEST_VALUE, MOST_VALUES, type Targeting, type TargetingKey } from './targeting.ts';

/** What the page knows of itself: the same for everybody. What is left out is nothing to tell. */
export interface AdPageFacts {
  readonly contentId?: string | undefined;
  readonly contentType?: string | undefined;
  readonly pageType: string;
  readonly section?: string | undefined;
  /** Slugs, the primary one first. */
  readonly topics?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly collections?: readonly string[] | undefined;
  readonly threads?: readonly string[] | undefined;
  readonly products?: readonly string[] | undefined;
  readonly manufacturers?: readonly string[] | undefined;
  readonly vendors?: readonly string[] | undefined;
  readonly video?: string | undefined;
  /** Names of what the page has or does, such as of its layout. */
  readonly features?: readonly string[] | undefined;
  readonly seamless?: SeamlessItem | undefined;
  readonly environment: 'development' | 'production';
}

/** What its reader's browser adds, where ads may be shown at all. */
export interface AdVisitFacts {
  readonly device: Device;
  /** Of this view of the page. */
  readonly viewGuid?: string | undefined;
  /** Of this visit, with this one; left out where visits are not kept. */
  readonly pageViews?: number | undefined;
  /** One of a few parts into which visits fall by chance. */
  readonly session?: string | undefined;
  readonly linkTag?: string | undefined;
  /** Somebody signs in or has signed in here: one of the two cookies that say so is there. */
  readonly hasUserCookie: boolean;
  readonly hasPreviousLoginCookie: boolean;
}

export const userKind = ({
  hasUserCookie,
  hasPreviousLoginCookie,
}: Pick<AdVisitFacts, 'hasUserCookie' | 'hasPreviousLoginCookie'>): 'registered' | 'anon' =>
  hasUserCookie || hasPreviousLoginCookie ? 'registered' : 'anon';

type Value = string | number | undefined;

export function targetingOf(page: AdPageFacts, visit: AdVisitFacts): Targeting {
  const { topics = [], tags = [], section } = page;
  const { pageViews } = visit;
  const values = {
    cid: [page.contentId],
    feat: page.features ?? [],
    ptype: [page.pageType],
    pv: [pageViews],
    session: [visit.session],
    subsession: [pageViews === undefined ? undefined : subsessionOf(pageViews)],
    topic: topics,
    user: [userKind(visit)],
    vguid: [visit.viewGuid],
    vid: [page.video],
    device: [visit.device],
    pid: page.products ?? [],
    section: [section],
    collection: page.collections ?? [],
    sectopic: [section ?? '', ...topics].flatMap(sectionCodes),
    env: [page.environment],
    seamlessIndicator: [seamlessIndicator(page.seamless)],
    subcollection: page.threads ?? [],
    tag: tags,
    mfr: page.manufacturers ?? [],
    contentType: [page.contentType],
    ptopic: [topics[0]],
    ftag: [visit.linkTag],
    vndid: page.vendors ?? [],
  } satisfies Record<TargetingKey, readonly Value[]>;
  return told(values);
}

/** Of a page that shows a film: its tags are one value, the last topic at their end. */
export const videoPageTargeting = ({
  tags,
  topics,
}: {
  readonly tags: readonly string[];
  readonly topics: readonly string[];
}): Targeting => told({ ptype: ['video_page'], section: ['videos'], tag: [[...tags, ...topics.slice(-1)].join('|')] });

/** Each value once, and none that a question may not have. */
function told(values: Readonly<Partial<Record<TargetingKey, readonly Value[]>>>): Targeting {
  const kept = Object.entries(values).map(([key, all]) => {
    const texts = all.map((value) => String(value ?? '').slice(0, LONGEST_VALUE)).filter((text) => text !== '');
    return [key, [...new Set(texts)].slice(0, MOST_VALUES)] as const;
  });
  return Object.fromEntries(kept.filter(([, all]) => all.length > 0));
}
