/** How a part of a page says what its reader did, without knowing whether anybody counts it. */
import type { Happening } from '@masthead/tracking';

/** Told on the window; who counts hears it. */
export const HAPPENED = 'masthead:happened';

export const tellHappening = (happening: Happening): void =>
  void dispatchEvent(new CustomEvent<Happening>(HAPPENED, { detail: happening }));
