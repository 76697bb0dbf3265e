/** The layout of a page that brings everything itself. */

import type { LayoutProps } from './layout-props.ts';
import { Main } from './Main.tsx';
import { SkipLink } from './SkipLink.tsx';

export function Layout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Main>{children}</Main>
    </>
  );
}
