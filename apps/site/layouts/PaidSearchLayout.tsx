/** The layout of pages that we advertise: the flag alone, and above the page who pays. */
import { FlagFrame } from './FlagFrame.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PaidSearchNotice } from './PaidSearchNotice.tsx';

export function Layout({ children, ...frame }: LayoutProps) {
  return (
    <FlagFrame {...frame}>
      <PaidSearchNotice />
      {children}
    </FlagFrame>
  );
}
