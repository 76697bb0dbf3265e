import type { PagePlatform } from '../../pages/page-state.ts';

/** What a page that tells nothing is about, such as one that does not exist, nobody knows: the server is as careful. */
export const mayBeOfHealth = (platform: PagePlatform | undefined): boolean =>
  platform === undefined || platform.health === true;
