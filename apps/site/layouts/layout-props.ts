/** What every layout is given. */
import type { ReactNode } from 'react';
import type { BrandKey } from '../base/brands.ts';
import type { Navigation } from '../components/header/navigation.ts';

/** What header and footer are made from. */
export interface ChromeProps {
  brand: BrandKey;
  /** The page's path, to mark the current place in the navigation. */
  path: string;
  year: number;
  /** Readers can have accounts. */
  accounts?: boolean | undefined;
  /** Absent only where the content service could not be asked: the error layout copes. */
  navigation?: Navigation | undefined;
}

export interface LayoutProps extends ChromeProps {
  children: ReactNode;
}
