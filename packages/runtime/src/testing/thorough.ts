/** How often what hangs on chance is tried: the moment of a kill, who of two is first. */

/** `npm test -- --all` asks for it. */
const isThorough = process.env.TEST_ENGINES === 'all';

/** A number for each round of a test; one round where nobody asked for all of them. */
export const rounds = (inAll: number): number[] => Array.from({ length: often(1, inAll) }, (_, index) => index + 1);

export const often = (usually: number, inAll: number): number => (isThorough ? inAll : usually);
