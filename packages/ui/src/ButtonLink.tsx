/** A link with the weight of a button; while what it leads to is on its way it shows a spinner over its label. */
import type { MouseEventHandler, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonLinkProps extends ButtonLook {
  href: string;
  rel?: string;
  target?: string;
  loading?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

export function ButtonLink({ kind = 'ink', small = false, loading = false, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={buttonClass({ kind, small })}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    />
  );
}
