export * from './event-table.ts';
export type * from './events.ts';
export * from './limits.ts';
export * from './may-send.ts';
export * from './names.ts';
export * from './page-data.ts';
export * from './video/names.ts';
