/** The filter of the list in the address: nothing, a role code, `admins` or `banned`. */
import { roleCodes, type Role } from '@touchstone/contract/roles';

export type UserFilter = '' | 'admins' | 'banned' | `${number}`;

/** In the order of use. */
export const shownRoles = [
  'default_user',
  'root',
  'admin',
  'problem_admin',
  'no_subimit_user',
  'no_discuss_user',
  'mute_user',
  'no_submit_no_discuss_user',
  'no_submit_mute_user',
] as const satisfies readonly Role[];

export const codeOfRole = (role: Role): `${number}` => `${roleCodes[role]}`;

/** An unknown role is shown by its own name. */
export const roleOfCode = (code: number | undefined): Role | undefined =>
  shownRoles.find((role) => roleCodes[role] === code);

/** Parses a value of the address: an unknown value is no filter. */
export function parseUserFilter(text: string): UserFilter {
  if (text === 'admins' || text === 'banned') return text;
  const role = shownRoles.find((known) => codeOfRole(known) === text);
  return role === undefined ? '' : codeOfRole(role);
}

export interface FilterQuery {
  onlyAdmin?: boolean;
  type?: number;
  status?: number;
}

export function toQuery(filter: UserFilter): FilterQuery {
  if (filter === '') return {};
  if (filter === 'admins') return { onlyAdmin: true };
  if (filter === 'banned') return { status: 1 };
  return { type: Number(filter) };
}
