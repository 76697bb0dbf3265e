/** The layout of pages that we advertise: the flag alone, and above the page who pays. */
import { FlagFrame } from './FlagFrame.tsx';
import { PaidSearchNotice } from './PaidSearchNotice.tsx';
import type { LayoutProps } from './registry.ts';

export function Layout({ children, ...frame }: LayoutProps) {
  return (
    <FlagFrame {...frame}>
      <PaidSearchNotice />
      {children}
    </FlagFrame>
  );
}
