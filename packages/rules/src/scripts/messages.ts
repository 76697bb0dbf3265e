/** What the log says about scripts, word for word: others search for these. */

export type LogLevel = 'error' | 'warn' | 'info';

export interface LogLine {
  readonly level: LogLevel;
  readonly message: string;
}

export const scriptMessages = {
  failed: (id: string): LogLine => ({ level: 'error', message: `Loading of script ${id} failed.` }),
  aborted: (id: string): LogLine => ({ level: 'warn', message: `Loading of script ${id} was aborted.` }),
  noHead: (): LogLine => ({ level: 'error', message: 'Unable to get <head> element...' }),
  featuresDisabled: (id: string): LogLine => ({ level: 'info', message: `Features for ${id} is disabled, rejecting.` }),
  notLocated: (id: string): LogLine => ({ level: 'warn', message: `Script ${id} could not be located` }),
  undeclared: (id: string): LogLine => ({
    level: 'error',
    message: `Script ${id} does not come from an address that it was declared with, rejecting.`,
  }),
} as const;

export const NOT_WATCHED = 'The requested Window variable is not watched.';
export const NO_WINDOW = 'Cannot access Window during server render.';
