/** What most layouts have around the page: skip link, bar, main, foot. */
import { brands, sisterOf } from '../base/brands.ts';
import { Footer } from '../components/footer/Footer.tsx';
import { Header } from '../components/header/Header.tsx';
import { Kept } from './Kept.tsx';
import type { ChromeProps, LayoutProps } from './layout-props.ts';
import { Main } from './Main.tsx';
import { SkipLink } from './SkipLink.tsx';

export function Frame({ children, kept, ...chrome }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Kept html={kept?.header}>
        <FrameHeader {...chrome} />
      </Kept>
      <Main>{children}</Main>
      <Kept html={kept?.footer}>
        <FrameFooter {...chrome} />
      </Kept>
    </>
  );
}

export function FrameHeader({ brand, path, navigation }: ChromeProps) {
  const { name, homeHref } = brands[brand];
  const sister = brands[sisterOf(brand)];
  return (
    <Header
      navigation={navigation}
      brand={brand}
      brandName={name}
      homeHref={homeHref}
      sister={{ label: sister.name, href: sister.homeHref }}
      path={path}
      front={path === '/'}
    />
  );
}

export function FrameFooter({ brand, year, navigation }: ChromeProps) {
  return <Footer navigation={navigation} brandName={brands[brand].name} year={year} />;
}
