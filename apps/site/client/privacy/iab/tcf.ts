/** Consent as vendors under the GDPR read it: the IAB's Transparency and Consent string, at `__tcfapi`. */
import { CmpApi } from '@iabtcf/cmpapi';
import { GVL, Segment, TCModel, TCString } from '@iabtcf/core';
import { CATEGORIES } from '@masthead/rules';
import type { Consent } from '../consent.ts';
import { CMP, PURPOSES, vendorList } from './vendor-list.ts';

const NOTHING = { allows: () => false };

/** Version 2.3 of the framework: a string always tells which vendors the reader was told of, those of the list. */
const SEGMENTS = [Segment.CORE, Segment.VENDORS_DISCLOSED, Segment.PUBLISHER_TC];

/** Our own purposes are not part of it: it is about what these vendors may do. */
export function provide(consent: Consent, vendors: readonly number[]): void {
  const api = new CmpApi(CMP.id, CMP.version, true);
  const update = (): void => {
    const isAsking = consent.prompt() === 'ask';
    // Before a choice nothing is allowed, and the string already says whose it is and by which policy.
    api.update(tcString(isAsking ? NOTHING : consent, vendors), isAsking);
  };
  update();
  consent.onChange(update);
}

export function tcString({ allows }: Pick<Consent, 'allows'>, vendors: readonly number[]): string {
  const list = new GVL(vendorList);
  list.narrowVendorsTo([...vendors]);
  const model = new TCModel(list);
  model.cmpId = CMP.id;
  model.cmpVersion = CMP.version;
  model.isServiceSpecific = true;
  model.publisherCountryCode = 'US';
  const purposes = new Set(CATEGORIES.filter((category) => allows(category)).flatMap((each) => PURPOSES[each] ?? []));
  model.purposeConsents.set([...purposes]);
  // A vendor is agreed to when one of the things that it does is.
  model.vendorConsents.set(
    vendors.filter((id) => vendorList.vendors[id]?.purposes.some((each) => each > 1 && purposes.has(each))),
  );
  return TCString.encode(model, { segments: SEGMENTS });
}
