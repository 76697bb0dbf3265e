/** What kind of program asks, as coarsely as helps: the family of the browser, or that it is none. */

/** Most name others too: the first that fits is meant. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const ROBOT = /bot\b|crawl|spider|slurp|scan|curl\/|wget\/|python|go-http|java\/|libwww|monitor|facebookexternalhit/i;

export const isRobot = (userAgent: string | null): boolean => !userAgent || ROBOT.test(userAgent);

export function browserFamily(userAgent: string | null): string {
  if (isRobot(userAgent)) return 'Robot';
  return FAMILIES.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'Other';
}
