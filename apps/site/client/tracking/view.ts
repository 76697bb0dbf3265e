/** One view of a page: its guid, the visit that it belongs to and where its reader came from, if they may be measured. */
import { deviceOfWidth, readCookies, removeCookie } from '@masthead/rules';
import {
  type Circumstances,
  DW_TAG,
  type Happening,
  LINK_TAG_COOKIE,
  LONGEST_ADDRESS,
  MOST_LISTED,
  mayRecognise,
  maySend,
  type PageEntry,
  type PageTracking,
  referrerOf,
  type Session,
  STAFF_MARK,
  tagCookies,
  trafficSource,
  type ViewFacts,
  visitorOf,
  withPageView,
  writeSession,
} from '@masthead/tracking';
import type { PageState } from '../../pages/page-state.ts';
import { pageTracking } from '../../pages/page-tracking.ts';
import type { Consent } from '../privacy/consent.ts';
import { mayBeOfHealth } from '../privacy/may-be-of-health.ts';
import { KEPT, readKept, writeKept } from './keep.ts';
import type { Sender } from './outbox.ts';

export interface View {
  readonly state: PageState;
  readonly how: PageEntry;
  readonly title: string;
  readonly tracking: PageTracking;
  readonly referrer: string | null;
  readonly circumstances: Circumstances;
  /** Undefined where nobody is told of it: its reader may not be measured, or neither we nor others count. */
  readonly sender: Sender | undefined;
}

/** What most happenings have: the first version of themselves, and that they are told who may be measured. */
export const MEASURED = { version: 1, category: 'C0002' } as const;

/** Tells what happened in the view that is given, or else in the one that is now. */
export type Tell = (happening: Happening, view?: View) => void;

export interface Views {
  /** `tellsOthers` where services of others count, too. */
  begin(state: PageState, how: PageEntry, tellsOthers: boolean): View;
  mayMeasure(state: PageState): boolean;
}

export function createViews(consent: Consent): Views {
  /** Where a browser keeps nothing, the visit lasts as long as its document. */
  let session: Session | undefined;
  let before: string | undefined;
  /** As the first page of the document was sent; it holds for every page that a reader then goes to. */
  let policyIsOpen: boolean | undefined;

  const circumstancesOf = ({ platform }: PageState): Circumstances => ({
    allows: consent.allows,
    privacy: consent.privacy,
    health: mayBeOfHealth(platform),
    preview: new URLSearchParams(location.search).has('preview'),
    // Nothing that is kept is looked at without consent.
    get staff() {
      return readKept(STAFF_MARK) !== null;
    },
    framed: parent !== window,
    policyIsOpen: policyIsOpen === true,
  });

  function begin(state: PageState, how: PageEntry, tellsOthers: boolean): View {
    policyIsOpen ??= !(consent.privacy.healthLaw && mayBeOfHealth(state.platform));
    const circumstances = circumstancesOf(state);
    if (!consent.allows('C0002')) forget();
    const isMeasured = maySend('C0002', circumstances);
    const referrer = how === 'loaded' ? referrerOf(document.referrer, location.origin) : cameFrom(how, before);
    before = isMeasured ? addressOf(state) : undefined;
    const view = { state, how, title: document.title, referrer, circumstances };
    if (!isMeasured) return { ...view, tracking: pageTracking(state), sender: undefined };
    const { identify, facts } = measure(state, referrer, circumstances);
    const isTold = state.platform?.counts || tellsOthers;
    return { ...view, tracking: pageTracking(state, facts), sender: isTold ? identify() : undefined };
  }

  function measure({ content }: PageState, referrer: string | null, circumstances: Circumstances) {
    const now = Date.now();
    const newId = () => crypto.randomUUID();
    const visit = withPageView(readKept(KEPT.session) ?? (session ? writeSession(session) : null), now, newId);
    session = visit;
    const isKept = writeKept(KEPT.session, writeSession(visit));
    const address = new URL(location.href);
    for (const cookie of tagCookies(address, COOKIE_SCOPE)) setCookie(cookie);
    const facts: ViewFacts = {
      pageViewGuid: newId(),
      pageComponents: partsOf(content.data),
      deviceType: deviceOfWidth(innerWidth),
      trafficSource: trafficSource(address, referrer),
      sessionPageViews: isKept ? visit.views : undefined,
    };
    return { facts, identify: () => ({ session: visit.id, visitor: visitorHere(circumstances, now, newId) }) };
  }

  function forget(): void {
    session = undefined;
    for (const name of Object.values(KEPT)) if (readKept(name) !== null) writeKept(name, '');
    const cookies = readCookies(document.cookie);
    for (const name of [DW_TAG, LINK_TAG_COOKIE]) if (cookies.has(name)) setCookie(removeCookie(name, COOKIE_SCOPE));
  }

  return { begin, mayMeasure: (state) => maySend('C0002', circumstancesOf(state)) };
}

const COOKIE_SCOPE = { secure: location.protocol === 'https:' };

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: written like all our cookies, by the one rule for them
  document.cookie = text;
}

/** Null where a reader may not be known again, or their browser would not know them. */
function visitorHere(circumstances: Circumstances, now: number, newId: () => string): string | null {
  if (!mayRecognise(circumstances)) {
    writeKept(KEPT.visitor, '');
    return null;
  }
  const { id, kept } = visitorOf(readKept(KEPT.visitor), now, newId);
  return writeKept(KEPT.visitor, kept) ? id : null;
}

/** An address that does not exist is whatever somebody typed: of an error only its status is told. */
export const addressOf = ({ content, path }: PageState): string =>
  content.page === 'error' ? `/_error/${content.data.status}/` : path.slice(0, LONGEST_ADDRESS);

/** Nothing where the last page was not to be told of. */
const cameFrom = (how: PageEntry, before: string | undefined): string | null =>
  how === 'navigated' && before ? before : null;

/** What the page is given, by the names of its parts: those that are there. */
const partsOf = (data: object): string[] =>
  Object.entries(data)
    .filter(([, part]) => typeof part === 'object' && part !== null && Object.keys(part).length > 0)
    .map(([name]) => name)
    .slice(0, MOST_LISTED);
