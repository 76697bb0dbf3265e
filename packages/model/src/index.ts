export * from './body-html.ts';
export * from './instant.ts';
export * from './story.ts';
export * from './voice.ts';
export * from './wire/content-date.ts';
export * from './wire/envelope.ts';
export * from './wire/page.ts';
export * from './wire/story.ts';
