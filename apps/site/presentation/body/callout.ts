/** Some words. */
import type { Show } from './element.ts';

export const callout: Show<'callout'> = (note) => note;
