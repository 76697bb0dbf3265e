/** The part of subset-font (harfbuzz as WebAssembly) that make-fonts.ts uses; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    keepFeatures: readonly string[];
    dropTables: readonly string[];
    /** For each a place to stay at, or the part that is kept. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
