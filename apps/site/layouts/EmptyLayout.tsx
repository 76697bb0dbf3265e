/** The layout of a page that brings everything itself. */
import { Main } from './Main.tsx';
import type { LayoutProps } from './registry.ts';
import { SkipLink } from './SkipLink.tsx';

export function Layout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Main>{children}</Main>
    </>
  );
}
