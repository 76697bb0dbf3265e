/** Identity's entrance. */
import type { IdentityDeps, IdentityService } from './service.ts';

export type { KnownReader } from './account/known-reader.ts';
export type { Keeper } from './account/leaving-routes.ts';
export type { OutsideIssuer } from './account/relying-party.ts';
export type { SocialSettings } from './hosted/social.ts';
export { COST as PASSWORD_COST } from './passwords/passwords.ts';
export type { IdentityService } from './service.ts';
export { firstAdminLink, invite, linkFor } from './staff/invitations.ts';
export { createStaffService, type StaffService } from './staff/staff.ts';
export { createStaffOf, type StaffOf } from './staff/staff-of.ts';
export type { IdentitySchema } from './store/schema.ts';
export { type IdentityDatabase, prepareIdentity } from './store/store.ts';

/** Loaded by the first who asks: a start that signs nobody in is sooner ready without it. */
export const createIdentityService = async (deps: IdentityDeps): Promise<IdentityService> =>
  (await import('./service.ts')).createIdentityService(deps);
