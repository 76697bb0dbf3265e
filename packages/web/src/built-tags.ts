/** The tags of a document that ask for the styles, the code and the upright fonts of an app’s build. */
import { escapeHtml } from './escape.ts';

/** The part of Vite's manifest that is used. */
export type BuildManifest = Readonly<Record<string, { file: string; css?: readonly string[] }>>;

export interface BuiltParts {
  /** The address that the build is served below, with a slash at both ends. */
  base: string;
  /** The module whose code the document runs. */
  entry: string;
  /** The module whose styles it wears, where that is another. */
  styles?: string;
  /** The fonts that stand on every page of the app. */
  fonts?: readonly FontName[];
}

type FontName = 'schibsted-grotesk' | 'newsreader';
const FONTS: readonly FontName[] = ['newsreader', 'schibsted-grotesk'];

export function builtTags(manifest: BuildManifest, { base, entry, styles = entry, fonts = FONTS }: BuiltParts): string {
  const address = (file: string): string => escapeHtml(base + file);
  const built = (name: string) => {
    const part = manifest[name];
    if (!part) throw new Error(`The build for ${base} has no ${name}`);
    return part;
  };
  const upright = fonts.map((name) => `/${name}-usual.woff2`);
  const preloads = Object.entries(manifest).flatMap(([source, { file }]) =>
    upright.some((name) => source.endsWith(name))
      ? `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin>`
      : [],
  );
  const sheets = (built(styles).css ?? []).map((file) => `<link rel="stylesheet" href="${address(file)}">`);
  return [...preloads, ...sheets, `<script type="module" src="${address(built(entry).file)}"></script>`].join('');
}
