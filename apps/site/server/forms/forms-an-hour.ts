/** How many forms with an address one sender may send: a person sends one, a household some. */
export const FORMS_AN_HOUR = { most: 10, perMs: 3_600_000 } as const;
