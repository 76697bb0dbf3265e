/** A control that acts. While loading it keeps its label (and its width) and shows a spinner over it. */
import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  loading?: boolean;
}

export function Button({ kind = 'ink', small = false, loading = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, small }, className)}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    />
  );
}
