/** The services of the product. ROLES names any of them; a process runs all of them unless it says which. */
import { type Settings, SettingsError } from '@masthead/runtime';
import type { Partner, ServiceDefinition } from './service.ts';
import { ads } from './services/ads.ts';
import { content } from './services/content.ts';
import { discussion } from './services/discussion.ts';
import { events } from './services/events.ts';
import { identity } from './services/identity.ts';
import { images } from './services/images.ts';
import { live } from './services/live.ts';
import { site } from './services/site.ts';
import { studio } from './services/studio.ts';

/** They are opened in this order and closed in the other: a partner stands before who needs it. */
export const SERVICES = [
  content,
  discussion,
  ads,
  identity,
  images,
  studio,
  site,
  live,
  events,
] as const satisfies readonly ServiceDefinition[];

export const SERVICE_NAMES = SERVICES.map(({ name }) => name);

type Wanted = Pick<Settings, 'roles' | 'contentApiUrl'>;

/** The services that this process runs; refuses, with a sentence, those that lack a partner. */
export function chosenServices({ roles, contentApiUrl }: Wanted): readonly ServiceDefinition[] {
  const chosen: readonly ServiceDefinition[] = SERVICES.filter(({ name }) => roles?.includes(name) ?? true);
  const has: Readonly<Record<Partner, boolean>> = {
    content: contentApiUrl !== undefined || chosen.includes(content),
    'content here': chosen.includes(content),
    site: chosen.includes(site),
  };
  for (const { name, partners = [] } of chosen)
    for (const partner of partners) if (!has[partner]) throw new SettingsError(WITHOUT[partner](name));
  return chosen;
}

const WITHOUT: Readonly<Record<Partner, (name: string) => string>> = {
  content: (name) => `ROLES has ${name} without content: CONTENT_API_URL must say where the content service is.`,
  'content here': (name) =>
    `ROLES has ${name} without content: the two write to one database, so name both or neither.`,
  site: (name) => `ROLES has ${name} without site: the two run in one process, so name both or neither.`,
};
