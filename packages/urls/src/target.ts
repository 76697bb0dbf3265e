/** A page of the site, told by its address's name and params. */
import { type AddressName, type AddressParams, pathTo } from './addresses.ts';

export type Target<Name extends AddressName = AddressName> = {
  [Each in Name]: { readonly name: Each; readonly params: AddressParams<Each> };
}[Name];

export const targetPath = ({ name, params }: Target): string => pathTo(name, params as never);
