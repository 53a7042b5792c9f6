import { roleCodes, type Role, type RoleCode } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { MappedProfile } from '@touchstone/rules/sign-on/claims';
import { roleFromCode } from '@touchstone/rules/permissions';

/** A user at a provider. */
export interface IdentityKey {
  providerId: number;
  issuer: string;
  subject: string;
}

export interface IdentityRow extends IdentityKey {
  userId: string;
  grantedRole: Role | undefined;
  grantedGroupIds: number[];
}

/** Locks the row: concurrent logins of one user change their role one after another. */
export async function lockIdentity(
  transaction: Queryable,
  { providerId, issuer, subject }: IdentityKey,
): Promise<IdentityRow | undefined> {
  const row = await transaction
    .selectFrom('userIdentity')
    .select(['userId', 'grantedRoleCode', 'grantedGroupIds'])
    .where('providerId', '=', providerId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { userId, grantedRoleCode, grantedGroupIds } = row;
  return {
    providerId,
    issuer,
    subject,
    userId,
    grantedRole: grantedRoleCode === null ? undefined : roleFromCode(grantedRoleCode as RoleCode),
    grantedGroupIds: grantedGroupIds as number[],
  };
}

export async function findIdentityUser(
  database: Queryable,
  { providerId, issuer, subject }: IdentityKey,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('userIdentity')
    .select('userId')
    .where('providerId', '=', providerId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

export const identityIndex = 'user_identity_pkey';
export const userIdentityIndex = 'user_identity_of_user';

export async function insertIdentity(
  transaction: Queryable,
  identity: IdentityKey & { userId: string; displayName: string | null; now: Date },
) {
  const { providerId, issuer, subject, userId, displayName, now } = identity;
  // A link to the former issuer of the provider is of no use any more.
  await transaction
    .deleteFrom('userIdentity')
    .where('providerId', '=', providerId)
    .where('userId', '=', userId)
    .where('issuer', '<>', issuer)
    .execute();
  await transaction
    .insertInto('userIdentity')
    .values({ providerId, issuer, subject, userId, displayName, linkedAt: now, lastLoginAt: now })
    .execute();
}

export async function updateIdentity(
  transaction: Queryable,
  { providerId, issuer, subject }: IdentityKey,
  changes: {
    displayName: string | null;
    grantedRole: Role | undefined;
    grantedGroupIds: number[];
    now: Date;
  },
) {
  const { displayName, grantedRole, grantedGroupIds, now } = changes;
  await transaction
    .updateTable('userIdentity')
    .set({
      displayName,
      grantedRoleCode: grantedRole === undefined ? null : roleCodes[grantedRole],
      grantedGroupIds: JSON.stringify(grantedGroupIds),
      lastLoginAt: now,
    })
    .where('providerId', '=', providerId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

export function listLinks(database: Queryable, userId: string) {
  return database
    .selectFrom('userIdentity')
    .innerJoin('identityProvider', 'identityProvider.id', 'userIdentity.providerId')
    .select([
      'userIdentity.providerId',
      'userIdentity.issuer',
      'userIdentity.subject',
      'userIdentity.displayName',
      'userIdentity.linkedAt',
      'identityProvider.slug',
      'identityProvider.isEnabled',
    ])
    .where('userIdentity.userId', '=', userId)
    .orderBy('identityProvider.id')
    .execute();
}

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

export async function deleteIdentity(transaction: Queryable, { providerId, issuer, subject }: IdentityKey) {
  await transaction
    .deleteFrom('userIdentity')
    .where('providerId', '=', providerId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

export async function lockAccount(transaction: Queryable, userId: string) {
  await transaction.selectFrom('userAccount').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function setRole(
  transaction: Queryable,
  { userId, role, now }: { userId: string; role: Role; now: Date },
) {
  await transaction
    .updateTable('userAccount')
    .set({ roleCode: roleCodes[role], updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** Takes the roles back that a provider has given, for its deletion. */
export async function withdrawRoles(transaction: Queryable, providerId: number, exceptUserId: string) {
  await sql`
    UPDATE user_account SET role_code = ${roleCodes.default_user}
    FROM user_identity
    WHERE user_identity.provider_id = ${providerId} AND user_identity.user_id = user_account.id
      AND user_account.role_code = user_identity.granted_role_code AND user_account.id <> ${exceptUserId}
  `.execute(transaction);
}

export async function fillProfile(
  transaction: Queryable,
  userId: string,
  { nickname, realname, school, studentNumber }: Omit<MappedProfile, 'username' | 'email'>,
) {
  await transaction
    .updateTable('userAccount')
    .set({ nickname, realname, school, studentNumber })
    .where('id', '=', userId)
    .execute();
}
