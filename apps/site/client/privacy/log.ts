import type { LogLine } from '@masthead/rules';

// biome-ignore lint/suspicious/noConsole: whoever looks after scripts reads there why one is missing
export const log = ({ level, message }: LogLine): void => console[level](message);
