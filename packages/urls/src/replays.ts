/** Addresses whose stories are also shown again: each a second time under /replay/. */
import { type Address, under } from './address.ts';

type Replays<Addresses> = {
  [Name in keyof Addresses & string as `${Name}-replay`]: Addresses[Name];
};

export const replaysOf = <Addresses extends Readonly<Record<string, Address<never>>>>(replayed: Addresses) =>
  Object.fromEntries(
    Object.entries(replayed).map(([name, address]) => [`${name}-replay`, under('/replay', address)]),
  ) as Replays<Addresses>;
