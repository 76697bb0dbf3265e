/** Every layout by name; like pages, each is a chunk of its own. */
import type { ComponentType } from 'react';
import type { LayoutName } from '../base/layout-name.ts';
import { lazily } from '../base/lazily.ts';
import type { LayoutProps } from './layout-props.ts';

type LayoutModule = () => Promise<{ Layout: ComponentType<LayoutProps> }>;

export const layouts: { [Name in LayoutName]: LayoutModule } = {
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
};
