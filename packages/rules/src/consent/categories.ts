/** What readers can allow or refuse, by the codes that consent is known by. */

export const CONSENT_CATEGORIES = {
  C0001: 'critical',
  C0002: 'performance',
  C0003: 'functional',
  C0004: 'targeting',
  C0005: 'social',
} as const;
export type ConsentCategory = keyof typeof CONSENT_CATEGORIES;

/** A script may also ask for targeting by its name. */
export const TARGETING = 'targeting';
export type CategoryName = ConsentCategory | typeof TARGETING;

/** What no page works without is never asked for. */
export const CRITICAL = 'C0001' satisfies ConsentCategory;

/** In the order of their codes, which is also that of their places in a stored choice. */
export const CATEGORIES = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'] as const satisfies ConsentCategory[];

export const isCategoryName = (name: unknown): name is CategoryName =>
  name === TARGETING || CATEGORIES.some((category) => category === name);

export const categoryOf = (name: CategoryName): ConsentCategory => (name === TARGETING ? 'C0004' : name);
