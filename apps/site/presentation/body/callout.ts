/** Some words. */
import { z } from 'zod';
import type { CalloutData } from '../../components/body/callout/data.ts';
import { element, words } from './element.ts';

export const callout = element(z.object({ text: words }), (note): CalloutData => note);
