/**
 * What a page shows of whoever reads it. Its bytes are the same for everybody: these are empty on the server and at first,
 * and the code of accounts fills them once it knows.
 */
import { createStore } from '@masthead/browser';
import type { ReactNode } from 'react';

/** In the place of “Sign in”: in the bar, and in the menu below 1024 px. */
export const accountParts = createStore<{ bar: ReactNode; drawer: ReactNode } | undefined>(undefined);

/** Ids of the stories that they saved. */
export const savedStories = createStore<ReadonlySet<string>>(new Set());
