import { adminRoles, roleCodes, type Role, type RoleCode } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { roleFromCode } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';

/** Usernames and mail addresses are case-insensitive; the unique indexes match. */
const hasUsername = (username: string) => sql<boolean>`lower(username) = lower(${username})`;
const hasEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`;

/** The columns that authentication needs. The hash stays on the server. */
export interface Account {
  id: string;
  username: string;
  passwordHash: string | null;
  /** The password follows from the phone number. */
  hasDefaultPassword: boolean;
  /** A passkey or an authenticator app. */
  hasSecondFactor: boolean;
  role: Role;
  isBanned: boolean;
  email: string | null;
  phone: string | null;
  /** Set for an account of the social provider. */
  socialOpenId: string | null;
}

const accountColumns = [
  'id',
  'username',
  'passwordHash',
  'hasDefaultPassword',
  'hasSecondFactor',
  'roleCode',
  'isBanned',
  'email',
  'phone',
  'socialOpenId',
] as const;

const toAccount = <Row extends { roleCode: number }>({ roleCode, ...row }: Row) => ({
  ...row,
  role: roleFromCode(roleCode as RoleCode),
});

const selectAccounts = (database: Queryable) => database.selectFrom('userAccount').select(accountColumns);

export async function findAccountByUsername(
  database: Queryable,
  username: string,
): Promise<Account | undefined> {
  const row = await selectAccounts(database).where(hasUsername(username)).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountByEmail(database: Queryable, email: string): Promise<Account | undefined> {
  const row = await selectAccounts(database).where(hasEmail(email)).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountBySocialIds(
  database: Queryable,
  socialIds: readonly string[],
): Promise<Account | undefined> {
  const row = await selectAccounts(database).where('socialOpenId', 'in', socialIds).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccount(database: Queryable, id: string): Promise<Account | undefined> {
  const row = await selectAccounts(database).where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

export async function getAccount(database: Queryable, id: string): Promise<Account> {
  const account = await findAccount(database, id);
  if (account === undefined) throw callError('accountGone');
  return account;
}

/** Locks the account against concurrent changes of its factors. Returns false if it does not exist. */
export async function lockAccount(transaction: Queryable, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('userAccount')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function setHasSecondFactor(transaction: Queryable, id: string, hasSecondFactor: boolean) {
  await transaction.updateTable('userAccount').set({ hasSecondFactor }).where('id', '=', id).execute();
}

export async function doesAccountExist(database: Queryable, id: string): Promise<boolean> {
  return (await selectAccounts(database).where('id', '=', id).executeTakeFirst()) !== undefined;
}

const staffCodes = adminRoles.map((role) => roleCodes[role]);

/** Of the roles of the back office. The codes are literals, so that the partial index serves. */
export const listStaffNames = (database: Queryable): Promise<{ id: string; username: string }[]> =>
  database
    .selectFrom('userAccount')
    .select(['id', 'username'])
    .where(sql<boolean>`role_code IN (${sql.join(staffCodes.map((code) => sql.lit(code)))})`)
    .execute();

/**
 * Locks the account until the transaction ends. Returns false if the password or the ban changed since the
 * account was checked. A later change waits, and then ends the session that was opened.
 */
export async function lockUnchangedAccount(
  transaction: Queryable,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('userAccount')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', 'is not distinct from', passwordHash)
    .where('isBanned', '=', false)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewAccountRow {
  id: string;
  username: string;
  passwordHash: string | null;
  roleCode: RoleCode;
  email: string | null;
  socialOpenId: string | null;
  createdAt: Date;
}

export async function insertAccount(database: Queryable, account: NewAccountRow) {
  await database
    .insertInto('userAccount')
    .values({ ...account, updatedAt: account.createdAt })
    .execute();
}

export interface AccountChanges {
  username?: string;
  passwordHash?: string;
  hasDefaultPassword?: boolean;
  email?: string;
  phone?: string;
}

/**
 * With `unchangedHash`, updates only while the password is still the one that was checked. Returns false if
 * nothing was changed.
 */
export async function updateAccount(
  database: Queryable,
  { id, unchangedHash }: { id: string; unchangedHash?: string | null },
  changes: AccountChanges & { updatedAt: Date },
): Promise<boolean> {
  let update = database.updateTable('userAccount').set(changes).where('id', '=', id);
  if (unchangedHash !== undefined)
    update = update.where('passwordHash', 'is not distinct from', unchangedHash);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The fields that the owner may see and the client stores. The hash is not selected, so it cannot leak from
 * here.
 */
export function findUserInfo(database: Queryable, userId: string) {
  return database
    .selectFrom('userAccount')
    .select(['id', 'username', 'nickname', 'avatarUrl', 'titleName', 'titleColor', 'email', 'studentNumber'])
    .select(['gender', 'school', 'course', 'signature', 'realname', 'github', 'blog', 'codeforcesUsername'])
    .select(['phone', 'roleCode'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export type UserInfoRow = NonNullable<Awaited<ReturnType<typeof findUserInfo>>>;

export async function getUserInfo(database: Queryable, userId: string): Promise<UserInfoRow> {
  const row = await findUserInfo(database, userId);
  if (row === undefined) throw callError('accountGone');
  return row;
}

type ProfileColumn =
  | 'realname'
  | 'nickname'
  | 'signature'
  | 'blog'
  | 'github'
  | 'school'
  | 'studentNumber'
  | 'codeforcesUsername'
  | 'gender';

export async function updateProfile(
  database: Queryable,
  userId: string,
  profile: Pick<UserInfoRow, ProfileColumn> & { updatedAt: Date },
) {
  await database.updateTable('userAccount').set(profile).where('id', '=', userId).execute();
}
