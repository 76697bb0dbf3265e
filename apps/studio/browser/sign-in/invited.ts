/** What a link to the welcome page says of whom it is for. */
import { isStaffRole, type StaffRole } from '@masthead/account';
import { type Is, isFields, isOrNull, isText } from '../guards.ts';

export interface Invited {
  email: string | null;
  name: string | null;
  role: StaffRole;
}

export const isInvited: Is<Invited> = (value): value is Invited =>
  isFields(value) && [value.email, value.name].every(isOrNull(isText)) && isStaffRole(value.role);
