/** Instants as they leave the service. */
import type { Instant } from '@masthead/model';

export const isoOf = (instant: Instant): string => new Date(instant).toISOString();
