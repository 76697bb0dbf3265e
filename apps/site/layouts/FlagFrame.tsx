/** The frame of pages without menus: skip link, flag, main, the legal row. */
import type { ReactNode } from 'react';
import { FlagBar } from './FlagBar.tsx';
import { FrameFooter } from './Frame.tsx';
import type { LayoutProps } from './layout-props.ts';
import { Main } from './Main.tsx';
import { SkipLink } from './SkipLink.tsx';

interface FlagFrameProps extends LayoutProps {
  beside?: ReactNode;
}

export function FlagFrame({ brand, path, year, beside, children }: FlagFrameProps) {
  return (
    <>
      <SkipLink />
      <FlagBar brand={brand}>{beside}</FlagBar>
      <Main>{children}</Main>
      <FrameFooter brand={brand} path={path} year={year} />
    </>
  );
}
