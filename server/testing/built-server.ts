/** Before any test: the server that tests start as a process is built anew where its sources changed. */
import { ensureServerBuilt } from '../../scripts/setup.mjs';

export const setup = (): Promise<void> => ensureServerBuilt();
