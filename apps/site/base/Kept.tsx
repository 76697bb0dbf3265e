/** A part of a page that one object alone decides: the server renders it once for as long as that object lives, the browser as usual. */
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { WithAccounts } from './with-accounts.ts';

/** Gives what to render: the part itself, or what stands for it until the document is put together. */
export type Keep = (of: object, as: string, part: ReactElement) => ReactNode;

/** On the server only, and only where documents are put together. */
export const Keeper = createContext<Keep | undefined>(undefined);

interface KeptProps {
  /** What is shown. Nothing else may make a difference to the part, but what `as` says. Undefined: it is never kept. */
  of: object | undefined;
  /** What it is shown as: the part, and every choice in how it is shown. */
  as: string;
  /** An element, and without a picture that is loaded at once: each document has to ask for that itself. */
  children: ReactElement;
}

export function Kept({ of, as, children }: KeptProps) {
  const keep = use(Keeper);
  const form = use(WithAccounts) ? as : `${as} without accounts`;
  return keep && of ? keep(of, form, children) : children;
}
