/**
 * What the claims of an identity provider give: a role, groups and the fields of a new account. Only values that the mapping
 * names have an effect. A claim of an unexpected type gives nothing.
 */
import { accountLimits } from '@touchstone/contract/account-limits';
import { adminRoles, type Role } from '@touchstone/contract/roles';
import { isChosenUsername, isEmail } from '../accounts.ts';

export type Claims = Readonly<Record<string, unknown>>;

interface ClaimRule {
  /** A dot leads into an object. A claim whose own name has dots is found first. */
  claim: string;
  value: string;
}

const isObject = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function findClaim(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let found: unknown = claims;
  for (const name of path.split('.')) {
    if (!isObject(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

/** The claim is the value, or a list that contains it. Case matters: providers treat names that differ in case as different. */
export function matchesClaim(claims: Claims, { claim, value }: ClaimRule): boolean {
  const found = findClaim(claims, claim);
  const values: unknown[] = Array.isArray(found) ? found : [found];
  return values.some(
    (one) => (typeof one === 'boolean' || typeof one === 'number' ? String(one) : one) === value,
  );
}

export const findMappedRole = (
  claims: Claims,
  rules: readonly (ClaimRule & { role: Role })[],
): Role | undefined => rules.find((rule) => matchesClaim(claims, rule))?.role;

export const listMappedGroups = (
  claims: Claims,
  rules: readonly (ClaimRule & { groupId: number })[],
): number[] => [...new Set(rules.filter((rule) => matchesClaim(claims, rule)).map(({ groupId }) => groupId))];

const managedRoles: readonly Role[] = [...adminRoles, 'default_user'];

/**
 * The role after a login. A provider changes an ordinary user and the role that it gave before. It does not change a role that
 * an administrator of this site gave, and it does not lift a restriction.
 */
export function decideRole({
  current,
  granted,
  mapped,
}: {
  current: Role;
  /** The role that this provider gave at the last login. */
  granted: Role | undefined;
  mapped: Role | undefined;
}): Role {
  const isChangeable = managedRoles.includes(current) && (current === 'default_user' || current === granted);
  return isChangeable ? (mapped ?? 'default_user') : current;
}

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' && text.isWellFormed() && !text.includes('\0')
    ? text.trim()
    : undefined;
};

export interface ProfileMapping {
  username?: string | undefined;
  nickname?: string | undefined;
  realname?: string | undefined;
  school?: string | undefined;
  studentNumber?: string | undefined;
}

const lengthOf: Readonly<Record<Exclude<keyof ProfileMapping, 'username'>, number>> = {
  nickname: accountLimits.nicknameMaximum,
  realname: accountLimits.realnameMaximum,
  school: accountLimits.schoolMaximum,
  studentNumber: accountLimits.studentNumberMaximum,
};

export interface MappedProfile {
  username: string | null;
  nickname: string | null;
  realname: string | null;
  school: string | null;
  studentNumber: string | null;
  /** Only an address that the provider has verified. */
  email: string | null;
}

/** A mail address as a username loses its domain. A name that is not allowed here is left out. Users do not type it: NFKC. */
function toUsername(text: string | undefined): string | null {
  const name = text?.split('@')[0]?.normalize('NFKC') ?? '';
  return isChosenUsername(name) ? name : null;
}

export function mapProfile(claims: Claims, mapping: ProfileMapping): MappedProfile {
  const read = (path: string | undefined) =>
    path === undefined ? undefined : textOf(findClaim(claims, path));
  const field = (name: keyof typeof lengthOf) => read(mapping[name])?.slice(0, lengthOf[name]) ?? null;
  const email = textOf(claims['email']);
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true';
  return {
    username: toUsername(read(mapping.username ?? 'preferred_username')),
    nickname: field('nickname'),
    realname: field('realname'),
    school: field('school'),
    studentNumber: field('studentNumber'),
    email: isVerified && email !== undefined && isEmail(email) ? email : null,
  };
}

/** The name by which users recognise the identity in their settings. */
export const displayNameOf = (claims: Claims): string | null =>
  (
    textOf(claims['name']) ??
    textOf(claims['preferred_username']) ??
    textOf(claims['nickname']) ??
    textOf(claims['email'])
  )?.slice(0, 100) ?? null;

/** Any address of the claims, verified or not: to find out whether it belongs to an account. */
export const findClaimedEmail = (claims: Claims): string | null => {
  const email = textOf(claims['email']);
  return email !== undefined && isEmail(email) ? email : null;
};
