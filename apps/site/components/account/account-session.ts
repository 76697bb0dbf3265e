/** The session, for pages that need it; undefined until the code of accounts is there. */
import { createStore } from '@masthead/browser';
import type { Session } from './session.ts';

export const accountSession = createStore<Session | undefined>(undefined);
