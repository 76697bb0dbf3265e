/** The part of subset-font (harfbuzz as WebAssembly) that make-fonts.ts uses; the package has no types of its own. */
declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
  }
  interface Options {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    dropTables: readonly string[];
    variationAxes: Readonly<Record<string, AxisRange>>;
  }
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
