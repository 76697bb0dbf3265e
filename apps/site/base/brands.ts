/** The brands a page can wear: keys are for rules and addresses, names are what readers see. */
export const brands = {
  cnet: {
    name: 'Masthead',
    homeHref: '/',
    themeColor: { light: '#ffffff', dark: '#0c0d14' },
    logo: '/logo-masthead.png',
    twitter: '@masthead',
  },
  roadshow: {
    name: 'Roadshow',
    homeHref: '/roadshow/auto/',
    themeColor: { light: '#ffffff', dark: '#11110d' },
    logo: '/logo-roadshow.png',
    twitter: '@roadshow',
  },
} as const;

/** Logos are squares of so many pixels. */
export const LOGO_SIZE = 310;

export type BrandKey = keyof typeof brands;

export const DEFAULT_BRAND: BrandKey = 'cnet';

export const sisterOf = (brand: BrandKey): BrandKey => (brand === 'cnet' ? 'roadshow' : 'cnet');
