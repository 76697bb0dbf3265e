/** Times of an account, in words. */
import { displayDate, displayDay, displayMonth } from '@masthead/model';

/** "March 2025" */
export const monthOf = (iso: string): string => displayMonth(Date.parse(iso));

/** "2 hours ago", "9 Nov 2026" */
export const agoOf = (iso: string): string => displayDate(Date.parse(iso), Date.now());

export const dayOf = (iso: string): string => displayDay(Date.parse(iso));
