/** What every layout has around the page: skip link, bar, main, foot. */
import { brands, sisterOf } from '../brands/brands.ts';
import { Footer } from '../components/footer/Footer.tsx';
import { Header } from '../components/header/Header.tsx';
import type { LayoutProps } from './registry.ts';
import { SkipLink } from './SkipLink.tsx';

export function Frame({ brand, path, year, navigation, children }: LayoutProps) {
  const { name, homeHref } = brands[brand];
  const sister = brands[sisterOf(brand)];
  return (
    <>
      <SkipLink />
      <Header
        navigation={navigation}
        brand={brand}
        brandName={name}
        homeHref={homeHref}
        sister={{ label: sister.name, href: sister.homeHref }}
        path={path}
        front={path === '/'}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer navigation={navigation} brandName={name} year={year} />
    </>
  );
}
