/** Finds the first of some patterns that a path has. The platform's URLPattern does the matching. */
import type { Params } from './address.ts';

interface Patterned {
  /** URLPattern pathname syntax. */
  pattern: string;
}

interface Candidate<Entry> {
  entry: Entry;
  /** Compiled when it is first tried: a start needs none of the hundred. */
  pattern(): URLPattern;
}

export interface PathMatch<Entry> {
  entry: Entry;
  params: Params;
}

/** The first segment of a path or of a pattern, when it is literal: most are told apart by it alone. */
const LITERAL_HEAD = /^\/([\w-]+)\//;
const headOf = (path: string): string => LITERAL_HEAD.exec(path)?.[1] ?? '';

export function createPathMatcher<Entry extends Patterned>(
  entries: readonly Entry[],
): (pathname: string) => PathMatch<Entry> | undefined {
  const byHead = Map.groupBy(entries, ({ pattern }) => headOf(pattern));
  const candidates = new Map([...byHead].map(([head, group]) => [head, group.map(candidateOf)]));
  const anyHead = candidates.get('');
  return (pathname) => firstOf(candidates.get(headOf(pathname)), pathname) ?? firstOf(anyHead, pathname);
}

function candidateOf<Entry extends Patterned>(entry: Entry): Candidate<Entry> {
  let compiled: URLPattern | undefined;
  return {
    entry,
    pattern() {
      compiled ??= new URLPattern({ pathname: entry.pattern });
      return compiled;
    },
  };
}

function firstOf<Entry>(
  candidates: readonly Candidate<Entry>[] | undefined,
  pathname: string,
): PathMatch<Entry> | undefined {
  for (const { entry, pattern } of candidates ?? []) {
    const found = pattern().exec({ pathname });
    if (found) return { entry, params: { ...found.pathname.groups } };
  }
  return undefined;
}
