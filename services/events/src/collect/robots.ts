/** Tells robots from readers: by what they call themselves, and by reading faster than anybody can. */
import type { RateLimits } from '@masthead/runtime';
import { isbot } from 'isbot';

export interface Robots {
  isRobot(userAgent: string | null, session: string, pageViews: number): Promise<boolean>;
}

/** Of one visit. Who opens a page each second for a minute does not read them. */
const VIEWS = { name: 'event-page-views', most: 60, perMs: 60_000 };

/** Readers' browsers have few names between them. */
const NAMES_KNOWN = 1000;

export function createRobots(limits: RateLimits): Robots {
  const views = limits(VIEWS);
  const names = new Map<string, boolean>();

  function isRobotByName(userAgent: string): boolean {
    const known = names.get(userAgent);
    if (known !== undefined) return known;
    if (names.size >= NAMES_KNOWN) names.clear();
    const found = isbot(userAgent);
    names.set(userAgent, found);
    return found;
  }

  return {
    async isRobot(userAgent, session, pageViews) {
      if (!userAgent || isRobotByName(userAgent)) return true;
      let tooMany = false;
      for (let view = 0; view < pageViews; view += 1) tooMany = (await views.take(session)) !== undefined;
      return tooMany;
    },
  };
}
