/**
 * Whether what is rendered stands on a page with advertising, and on which: a place for an ad is another on each page,
 * whatever the two have in common. Undefined where there is none.
 */
import { createContext } from 'react';

export const AdsOn = createContext<string | undefined>(undefined);
