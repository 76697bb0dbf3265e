/** What most layouts have around the page: skip link, bar, main, foot. */
import { brands, sisterOf } from '../base/brands.ts';
import { Kept } from '../base/Kept.tsx';
import { Footer } from '../components/footer/Footer.tsx';
import { Header } from '../components/header/Header.tsx';
import type { ChromeProps, LayoutProps } from './layout-props.ts';
import { Main } from './Main.tsx';
import { SkipLink } from './SkipLink.tsx';

export function Frame({ children, ...chrome }: LayoutProps) {
  const { brand, year, navigation } = chrome;
  return (
    <>
      <SkipLink />
      <FrameHeader {...chrome} />
      <Main>{children}</Main>
      <Kept of={navigation} as={`footer ${brand} ${year}`}>
        <FrameFooter {...chrome} />
      </Kept>
    </>
  );
}

function FrameHeader({ brand, path, accounts, navigation }: ChromeProps) {
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
      accounts={accounts}
      front={path === '/'}
    />
  );
}

export function FrameFooter({ brand, year, navigation }: ChromeProps) {
  return <Footer navigation={navigation} brandName={brands[brand].name} year={year} />;
}
