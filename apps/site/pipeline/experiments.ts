/** The reader's experiment buckets. No experiment is running, so nobody is in one and no cache is split. */
import type { Middleware } from './context.ts';

export const experiments: Middleware = (context) => ({ ...context, experiments: [] });
