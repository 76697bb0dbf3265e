/**
 * Tells services of others what is counted, each for which the publication has an account: the same events, by the
 * same decision, and only on pages that may have tags of others. A chunk of its own, as each of them is.
 */
import {
  type AdapterName,
  type AdapterSources,
  adapters,
  type CategoryName,
  type ConsentCategory,
  categoryOf,
  isAdapterName,
  isRestricted,
  type ScriptPage,
} from '@masthead/rules';
import { mayTellOthers, type TrackedEvent } from '@masthead/tracking';
import type { View } from '../tracking/view.ts';
import type { Adapter, CreateAdapter } from './adapter.ts';

export interface Others {
  /** `category` is the consent that telling of this event needs. */
  tell(event: TrackedEvent, category: ConsentCategory, view: View): void;
  /** The reader may no longer be measured, or not on the page that is now in view. */
  end(view: View): void;
}

const LOADERS = {
  audienceBeacon: async () => (await import('./audience-beacon.ts')).createAudienceBeacon,
  chartbeat: async () => (await import('./chartbeat.ts')).createChartbeat,
  segment: async () => (await import('./segment.ts')).createSegment,
} as const satisfies Record<AdapterName, () => Promise<CreateAdapter>>;

export async function createOthers(sources: AdapterSources): Promise<Others> {
  let current: View | undefined;
  const page: ScriptPage = {
    isOn: (feature) => current?.state.platform?.features?.includes(feature) === true,
    allows: (category: CategoryName) =>
      current !== undefined && mayTellOthers(categoryOf(category), current.circumstances),
    get restricted() {
      return current !== undefined && isRestricted(current.circumstances.privacy);
    },
    // Part of what is allowed.
    thirdParties: true,
    experiments: [],
  };
  const loaded = await Promise.all(
    Object.keys(sources)
      .filter(isAdapterName)
      .map(async (name) => ({ name, adapter: await load(name) })),
  );

  /** One that cannot be loaded keeps no other from being told. */
  async function load(name: AdapterName): Promise<Adapter | undefined> {
    const source = sources[name];
    const create = await LOADERS[name]().catch(reportError);
    return source && create?.(source, page);
  }

  const mayLearn = (name: AdapterName): boolean =>
    adapters[name].features.every(page.isOn) && page.allows(adapters[name].gdprCategory);

  return {
    tell(event, category, view) {
      current = view;
      if (!view.sender || !page.allows(category)) return;
      const told = { event, sender: view.sender, origin: location.origin, title: titleOf(view) };
      for (const { name, adapter } of loaded) if (mayLearn(name)) adapter?.tell(told, view.state.brand);
    },
    end(view) {
      current = view;
      const isEnded = loaded.map(({ adapter }) => adapter?.end?.() ?? true).every(Boolean);
      // A script of others cannot be taken out of a page.
      if (!isEnded && !view.circumstances.allows('C0002')) location.reload();
    },
  };
}

/** What somebody searched for stands in the title, and is nothing that others are told. */
const titleOf = ({ state, title }: View): string => (state.content.page === 'search' ? 'Search' : title);
