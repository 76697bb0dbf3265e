/** Every layout by name; like pages, each is a chunk of its own. */
import type { ComponentType, ReactNode } from 'react';
import type { BrandKey } from '../base/brands.ts';
import { lazily } from '../base/lazily.ts';
import type { Navigation } from '../components/header/navigation.ts';

/** What header and footer are made from. */
export interface ChromeProps {
  brand: BrandKey;
  /** The page's path, to mark the current place in the navigation. */
  path: string;
  year: number;
  /** Absent only where the content service could not be asked: the error layout copes. */
  navigation?: Navigation | undefined;
}

/** Header and footer already rendered, on the server only. */
export interface KeptChrome {
  header: string;
  footer: string;
}

export interface LayoutProps extends ChromeProps {
  kept?: KeptChrome | undefined;
  children: ReactNode;
}

type LayoutModule = () => Promise<{ Layout: ComponentType<LayoutProps> }>;

export const layouts = {
  about: lazily(() => import('./AboutLayout.tsx')),
  ceros: lazily(() => import('./CerosLayout.tsx')),
  default: lazily(() => import('./DefaultLayout.tsx')),
  empty: lazily(() => import('./EmptyLayout.tsx')),
  'energy-lead-form': lazily(() => import('./EnergyLeadFormLayout.tsx')),
  error: lazily(() => import('./ErrorLayout.tsx')),
  marketplace: lazily(() => import('./MarketplaceLayout.tsx')),
  minimal: lazily(() => import('./MinimalLayout.tsx')),
  money: lazily(() => import('./MoneyLayout.tsx')),
  newsletter: lazily(() => import('./NewsletterLayout.tsx')),
  'paid-search': lazily(() => import('./PaidSearchLayout.tsx')),
  'paid-search-landing': lazily(() => import('./PaidSearchLandingLayout.tsx')),
} satisfies Record<string, LayoutModule>;

export type LayoutName = keyof typeof layouts;
