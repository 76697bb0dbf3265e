/** Whether a tag goes onto a page, and what it then is. */
import { type CategoryName, CRITICAL, categoryOf } from '../consent/categories.ts';
import { comesFrom } from './host.ts';
import { type LogLine, scriptMessages } from './messages.ts';
import {
  addressesOf,
  type Computed,
  isLink,
  type ScriptPage,
  SELF,
  type Tag,
  type TagLocation,
  type Timing,
} from './tag.ts';

export interface PlannedTag {
  readonly tagId: string;
  readonly element: 'script' | 'link';
  readonly location: TagLocation;
  readonly timing: Timing;
  readonly priority: number;
  readonly gdprCategory: CategoryName;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly innerHTML: string | undefined;
  readonly windowVars: readonly string[];
}

/** Why a tag is not on a page. */
export type SkipReason = 'features' | 'law' | 'no-source' | 'undeclared';

export type TagPlan =
  | { readonly does: 'add'; readonly tag: PlannedTag }
  | { readonly does: 'skip'; readonly reason: SkipReason; readonly log?: LogLine };

const skip = (reason: SkipReason, log?: LogLine): TagPlan => ({ does: 'skip', reason, ...(log && { log }) });

/** Consent is not asked here: it can still be given, and a page that is kept is everybody's. */
export function planTag(tag: Tag, page: ScriptPage): TagPlan {
  const { tagId, host, features = [] } = tag;
  if (!features.every((feature) => page.isOn(feature))) return skip('features', scriptMessages.featuresDisabled(tagId));
  if (host !== SELF && !page.thirdParties) return skip('law');
  const { address, innerHTML } = sourceOf(tag, page);
  if (!address && !innerHTML) return skip('no-source');
  if (address && !(comesFrom(address, host) && addressesOf(tag).includes(address)))
    return skip('undeclared', scriptMessages.undeclared(tagId));
  return { does: 'add', tag: planned(tag, address, innerHTML) };
}

const computed = (value: Computed | undefined, page: ScriptPage): string | undefined =>
  typeof value === 'function' ? value(page) : value;

function sourceOf(tag: Tag, page: ScriptPage): { address?: string | undefined; innerHTML?: string | undefined } {
  if (isLink(tag)) return { address: computed(tag.href, page) };
  const restricted = page.restricted ? computed(tag.restrictedSrc, page) : undefined;
  return { address: restricted ?? computed(tag.src, page), innerHTML: computed(tag.innerHTML, page) };
}

function planned(tag: Tag, address: string | undefined, innerHTML: string | undefined): PlannedTag {
  const { tagId, gdprCategory, attributes = {}, timing = 'queue', location = 'head', priority = 0 } = tag;
  const own = isLink(tag) ? { rel: tag.rel, href: address ?? '' } : { ...(address && { src: address }) };
  return {
    tagId,
    element: isLink(tag) ? 'link' : 'script',
    location,
    timing,
    priority,
    gdprCategory,
    attributes: { ...attributes, ...consentMarks(tag), id: tagId, ...own },
    // An address wins: a script with both would run only one of them anyway.
    innerHTML: address ? undefined : innerHTML,
    windowVars: isLink(tag) ? [] : (tag.windowVars ?? []),
  };
}

/** The highest priority first; among equals as they were declared. */
export const byPriority = (tags: readonly PlannedTag[]): PlannedTag[] =>
  tags.toSorted((one, other) => other.priority - one.priority);

const CONSENT_CLASS = 'optanon-category-';
const RUNS = 'text/javascript';
const SLEEPS = 'text/plain';

/** A script that needs consent says of itself that it is one, and of which category: whoever looks after consent finds it by that. */
function consentMarks(tag: Tag): PlannedTag['attributes'] {
  const category = categoryOf(tag.gdprCategory);
  if (category === CRITICAL || isLink(tag)) return {};
  const { class: classes, type = RUNS } = tag.attributes ?? {};
  const all = [classes, `${CONSENT_CLASS}${category}`].filter((name) => typeof name === 'string').join(' ');
  return { type, class: all };
}

/** Keeps a script from running until consent for its category is there. */
export function asleep(tag: PlannedTag): PlannedTag {
  if (categoryOf(tag.gdprCategory) === CRITICAL || tag.element === 'link') return tag;
  return { ...tag, attributes: { ...tag.attributes, type: SLEEPS } };
}

/** The tags of a page as it is sent, in their order. A link that needs consent is left to the browser. */
export function serverTags(tags: readonly Tag[], page: ScriptPage, log: (line: LogLine) => void): PlannedTag[] {
  const plans = tags.filter(({ timing }) => timing === 'serverRender').map((tag) => planTag(tag, page));
  for (const plan of plans) if (plan.does === 'skip' && plan.log) log(plan.log);
  const added = plans.flatMap((plan) => (plan.does === 'add' ? [plan.tag] : []));
  const sent = added.filter(({ element, gdprCategory }) => element === 'script' || gdprCategory === CRITICAL);
  return byPriority(sent).map(asleep);
}
