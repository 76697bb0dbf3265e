/** What an address is: a URLPattern to recognise it and a function to write it. Addresses are written as they look. */

export type Params = Readonly<Record<string, string | undefined>>;

export interface Address<P = Params> {
  /** URLPattern pathname syntax (the platform's own; see docs/decisions/0003). */
  pattern: string;
  path(params: P): string;
}

/** A part of an address that differs from page to page. */
interface Part<P> {
  pattern: string;
  write(params: P): string;
}

type ParamsOf<Parts extends readonly Part<never>[]> = {
  [Index in keyof Parts]: Parts[Index] extends Part<infer P> ? P : never;
};
/** What every one of the parts needs. */
type All<Each extends readonly unknown[]> = Each extends readonly [infer First, ...infer Rest]
  ? First & All<Rest>
  : unknown;

/** An address from its text and its parts: at`/news/${slug}/`. */
export function at<Parts extends readonly Part<never>[]>(
  texts: TemplateStringsArray,
  ...parts: Parts
): Address<All<ParamsOf<Parts>>> {
  return {
    pattern: String.raw({ raw: texts }, ...parts.map(({ pattern }) => pattern)),
    path: (params) => String.raw({ raw: texts }, ...parts.map(({ write }) => write(params as never))),
  };
}

/** The same page under another prefix. */
export const under = <P>(prefix: string, { pattern, path }: Address<P>): Address<P> => ({
  pattern: prefix + pattern,
  path: (params) => prefix + path(params),
});

interface Paged {
  readonly pageNumber?: string | undefined;
}

/** A slug holds at least one letter, so that a number is always a page. Its first letter can be found in one way only,
 * so that no address takes longer than its length. */
export const slug: Part<{ readonly slug: string }> = {
  pattern: ':slug([\\d_\\-]*[A-Za-z][\\w\\-]*)',
  write: (params) => params.slug,
};

/** Page 1 has no number; the others have it at the end. */
export const page: Part<Paged> = {
  pattern: '{:pageNumber(\\d{1,6})/}?',
  write: ({ pageNumber }) => (pageNumber && pageNumber !== '1' ? `${pageNumber}/` : ''),
};

/** One of a set of words. */
export const oneOf = <Name extends string>(
  name: Name,
  words: readonly string[],
): Part<{ readonly [Key in Name]: string }> => ({
  pattern: `:${name}(${words.join('|')})`,
  write: (params) => params[name],
});

/** One of a set of words with its slash, or nothing. */
export const maybeOneOf = <Name extends string>(
  name: Name,
  words: readonly string[],
): Part<{ readonly [Key in Name]?: string | undefined }> => ({
  pattern: `{:${name}(${words.join('|')})/}?`,
  write: (params) => (params[name] ? `${params[name]}/` : ''),
});

/** Usernames are written small, however they were given. */
export const username: Part<{ readonly username: string }> = {
  pattern: ':username([\\d_.\\-]*[A-Za-z][\\w.\\-]*)',
  write: (params) => params.username.toLowerCase(),
};

/** A number of four digits is a year; any other is the number of a page. */
export const year: Part<{ readonly year?: string | undefined }> = {
  pattern: '{:year(\\d{4})/}?',
  write: (params) => (params.year ? `${params.year}/` : ''),
};

/** Whoever sends readers to a page may add a mark of theirs. */
export const token: Part<{ readonly token?: string | undefined }> = {
  pattern: '{:token([\\w.~\\-]{1,200})/}?',
  write: (params) => (params.token ? `${params.token}/` : ''),
};
