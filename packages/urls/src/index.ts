export * from './addresses.ts';
export * from './content-path.ts';
export * from './localised-name.ts';
export * from './resolve.ts';
export * from './sections.ts';
