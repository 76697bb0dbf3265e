/** A link with the weight of a button. */
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonLinkProps extends ButtonLook {
  href: string;
  rel?: string;
  children: ReactNode;
}

export function ButtonLink({ kind = 'ink', small = false, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass({ kind, small })} />;
}
