export * from './experiments.ts';
export * from './facts.ts';
export * from './feature-page.ts';
export * from './scripts.ts';
