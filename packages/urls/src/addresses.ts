/** Every address of the site by name. */
import type { Address, Params } from './address.ts';
import { listingAddresses, standingAddresses } from './page-addresses.ts';
import { doorAddresses, storyAddresses } from './story-addresses.ts';

/** In order of specificity: pages that there is one of, then stories, then listings. */
export const addresses = { ...standingAddresses, ...storyAddresses, ...listingAddresses, ...doorAddresses };

export type AddressName = keyof typeof addresses;
export type AddressParams<Name extends AddressName> = (typeof addresses)[Name] extends Address<infer P> ? P : never;

/** Writes the address of a name and its params. */
export function pathTo<Name extends AddressName>(name: Name, params: AddressParams<Name>): string {
  return pathFromParams(name, params as Params);
}

/** Writes it from params that came out of an address themselves. */
export function pathFromParams(name: AddressName, params: Params): string {
  const address: Address<never> = addresses[name];
  return address.path(params as never);
}

export const isAddressName = (name: string): name is AddressName => Object.hasOwn(addresses, name);
