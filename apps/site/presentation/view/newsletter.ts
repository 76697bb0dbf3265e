/** When a newsletter is sent, in words. */
import type { Newsletter } from '@masthead/model';

/** A weekly letter has its day; others with one say both. */
export function sentOn({ frequency, day }: Pick<Newsletter, 'frequency' | 'day'>): string {
  if (!day) return frequency;
  return frequency === 'Weekly' ? `${day}s` : `${frequency}, on ${day}s`;
}
