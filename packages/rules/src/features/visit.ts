/** What of a visit, besides its device and its buckets, the list of features looks at: little, so that pages can be kept. */

/** Other crawlers than those that experiments leave out; and how the web-testing tool marks its browsers. */
export const AGENTS = { crawler: /Googlebot|Ahrefsbot/i, tester: /PTST\// } as const;
export type AgentKind = keyof typeof AGENTS | 'reader';

/** Who asks, as far as any feature tells them apart. */
export function agentKindOf(userAgent: string): AgentKind {
  if (AGENTS.crawler.test(userAgent)) return 'crawler';
  return AGENTS.tester.test(userAgent) ? 'tester' : 'reader';
}

export const AD_SUPPRESS_QUERY = 'adSuppress';

/** The parameters of an address that features look at; no other can change one. */
export const FEATURE_QUERIES: readonly string[] = [AD_SUPPRESS_QUERY];
