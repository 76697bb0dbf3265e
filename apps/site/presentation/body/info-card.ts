/** A title and some words. */
import type { Show } from './element.ts';

export const infoCard: Show<'infocard'> = (card) => card;
