/** A title and some words. */
import { z } from 'zod';
import type { InfoCardData } from '../../components/body/info-card/data.ts';
import { element, words } from './element.ts';

export const infoCard = element(z.object({ title: words, text: words }), (card): InfoCardData => card);
