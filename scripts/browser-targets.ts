/** The browsers that every app is built for: the first that know `light-dark()`. */
export const CODE_TARGET = 'es2023';

export const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

/** The same for the transformer of styles, which reads a byte for each part of a version. */
export const CSS_TRANSFORMER_TARGETS = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) };
