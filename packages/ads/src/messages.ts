/** What is logged and reported about ads, word for word: others search for these. */

export const adMessages = {
  noScriptUrl: (script: string): string => `Ad script URL of ${script} is not configured`,
  scriptFailed: (script: string): string => `Loading of ad script ${script} failed`,
  scriptAborted: (script: string): string => `Loading of ad script ${script} was aborted`,
  invalidUnits: (names: readonly string[]): string => `Invalid adUnits provided: ${names.join(', ')}`,
  noUnits: 'No valid adUnits provided; ad load aborted',
  rulesFailed: (reason: string): string => `Request for monarch rules failed: ${reason}`,
  noWindowVariable: (name: string): string => `Window variable ${name} is missing`,
} as const;
