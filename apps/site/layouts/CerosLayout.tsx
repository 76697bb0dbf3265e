/** The layout of immersive paid content: edge to edge, under a bar that says it is paid for and leads back, over the legal row. */
import { brands } from '../base/brands.ts';
import styles from './CerosLayout.module.css';
import { FlagBar } from './FlagBar.tsx';
import { FrameFooter } from './Frame.tsx';
import type { LayoutProps } from './layout-props.ts';
import { Main } from './Main.tsx';
import { SkipLink } from './SkipLink.tsx';

export function Layout({ brand, path, year, children }: LayoutProps) {
  const { name, homeHref } = brands[brand];
  return (
    <>
      <SkipLink />
      <FlagBar brand={brand}>
        <b>Paid content</b>
        <a className={styles.back} href={homeHref}>
          Back to {name}
        </a>
      </FlagBar>
      <Main>{children}</Main>
      <FrameFooter brand={brand} path={path} year={year} />
    </>
  );
}
