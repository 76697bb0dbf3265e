/** Whether readers can have accounts, where this is rendered: without, nothing that needs one is in the page (AU-09). */
import { createContext } from 'react';

export const WithAccounts = createContext(true);
