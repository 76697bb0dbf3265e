/** The picture by which those who measure audiences are asked to count a page view: which address it has. */
import { type Told, toldAddress, toldReferrer } from './told.ts';

/** A page of a publication, as against a film or an advertisement. */
const KIND_OF_TAG = '2';
/** Of the picture without a script of theirs. */
const TAG_VERSION = '2.0';
/** What they write for nothing. */
const NOTHING = '*null';
/** Kept in the browser, as against a reader's account. */
const KEPT_ID = 'c';

const FRONT = /^\/(roadshow\/)?$/;

/** The four parts that an audience is reported by. */
export function audienceSection(address: string, pageType: string): 'home' | 'news' | 'reviews' | 'videos' {
  const [, first] = address.split('/');
  if (FRONT.test(address)) return 'home';
  if (first === 'videos' || pageType === 'video_page') return 'videos';
  return first === 'reviews' || pageType === 'product_main' ? 'reviews' : 'news';
}

export function audienceBeacon(src: string, account: string, told: Told<'page_viewed'>): string {
  const { event, sender, title } = told;
  const parameters = new URLSearchParams({
    c1: KIND_OF_TAG,
    c2: account,
    c4: audienceSection(event.page.address, event.pageType),
    c7: toldAddress(told),
    c8: title,
    c9: toldReferrer(told),
    // Keywords have neither spaces nor ampersands.
    comscorekw: event.siteSection.replace(/[\s&]+/g, '-'),
    cs_fpid: sender.visitor ?? NOTHING,
    cs_fpit: sender.visitor === null ? NOTHING : KEPT_ID,
    cv: TAG_VERSION,
    ns__t: String(event.at),
    ns_c: 'UTF-8',
  });
  return `${src}${src.includes('?') ? '&' : '?'}${parameters}`;
}
