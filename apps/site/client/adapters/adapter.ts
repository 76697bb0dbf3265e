/** What a service of others that is told of readers can do. */
import type { AdapterSource, ScriptPage } from '@masthead/rules';
import type { Told } from '@masthead/tracking';
import type { BrandKey } from '../../base/brands.ts';

export interface Adapter {
  tell(told: Told, brand: BrandKey): void;
  /** Nothing of this reader may be told any longer: what waits is dropped. False if that cannot be undone here. */
  end?(): boolean;
}

/** `page` answers for the page in view, and for whatever its reader allows now. */
export type CreateAdapter = (source: AdapterSource, page: ScriptPage) => Adapter;
