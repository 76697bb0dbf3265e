/** Times by the editor's own clock. */

/** As a field for times has it: "2026-11-16T09:30". */
export function fieldTime(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

const shown = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

export const shownTime = (at: number): string => shown.format(at);
