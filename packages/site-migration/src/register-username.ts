/**
 * Accounts that move keep their names, because their owners log in with them. A name that no new account may have is reported
 * with the reason, so that an administrator can change it.
 */
import { adminRoles, roleCodes } from '@touchstone/contract/roles';
import { findUsernameProblem, skeletonOf, type UsernameProblem } from '@touchstone/rules/usernames';
import type { KnownName, KnownRows } from './known-rows.ts';
import type { Finding } from './step.ts';

const reasons: Readonly<Record<Exclude<UsernameProblem, 'usernameLength'>, string>> = {
  usernameCharacters: 'has characters that are not allowed in new names',
  usernameScripts: 'mixes letters of different scripts',
};

const staffCodes: readonly number[] = adminRoles.map((role) => roleCodes[role]);

export const isStaffCode = (roleCode: number): boolean => staffCodes.includes(roleCode);

/** Adds the name to what is known. */
export function registerUsername(
  known: KnownRows,
  { id, username, roleCode }: { id: string; username: string; roleCode: number },
): Finding[] {
  known.usernames.set(username.toLowerCase(), id);
  const problem = findUsernameProblem(username);
  const name = { id, username, isStaff: isStaffCode(roleCode) };
  const other = findLookalike(known, name);
  return [
    // Long names of other sites work here.
    ...(problem === undefined || problem === 'usernameLength'
      ? []
      : [{ code: 'unsafe-name', detail: `username ${username} ${reasons[problem]}` } as const]),
    ...(other === undefined
      ? []
      : [
          {
            code: 'unsafe-name',
            detail: `username ${username} looks like ${other.username}, and one of them is an administrator`,
          } as const,
        ]),
  ];
}

function findLookalike({ lookalikes }: KnownRows, name: KnownName): KnownName | undefined {
  const skeleton = skeletonOf(name.username);
  if (skeleton === '') return undefined;
  const other = lookalikes.get(skeleton);
  if (other === undefined || (name.isStaff && !other.isStaff)) lookalikes.set(skeleton, name);
  if (other === undefined || other.id === name.id) return undefined;
  return name.isStaff || other.isStaff ? other : undefined;
}
