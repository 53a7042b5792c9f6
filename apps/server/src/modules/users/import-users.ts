/**
 * How this works: all rows are validated before anything costly happens; then the passwords are hashed,
 * outside of any transaction; then all accounts are inserted in one transaction. If a name is taken
 * meanwhile, the unique index rejects the insert, nothing is stored, and a second validation names the row.
 */
import { roleCodes, userBatchLimits, type ImportProblem } from '@touchstone/contract';
import { findViolatedUniqueIndex, inTransaction, type Queryable } from '@touchstone/database';
import { findImportProblems, parseImportRow } from '@touchstone/rules/user-batches';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashPasswords, insertAccounts, listTakenNames } from '../accounts/index.ts';

type Rows = readonly (readonly string[])[];

function checkSize(rows: Rows | null | undefined): Rows {
  if (rows == null || rows.length === 0) throw callError('importEmpty');
  if (rows.length > userBatchLimits.users) throw callError('tooManyUsers');
  return rows;
}

async function findProblems(database: Queryable, rows: Rows): Promise<ImportProblem[]> {
  const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
  const users = rows.map(parseImportRow);
  const taken = await listTakenNames(database, {
    usernames: users.map(({ username }) => username).filter(isStorable),
    emails: users.flatMap(({ email }) => email ?? []).filter(isStorable),
  });
  return findImportProblems(rows, taken);
}

export const checkImport = (
  { database }: Pick<Platform, 'database'>,
  rows: Rows | null | undefined,
): Promise<ImportProblem[]> => findProblems(database, checkSize(rows));

export async function importUsers(
  { database, clock, passwords }: Pick<Platform, 'database' | 'clock' | 'passwords'>,
  by: Actor,
  sent: Rows | null | undefined,
) {
  const rows = checkSize(sent);
  refuse(rows, await findProblems(database, rows));
  const users = rows.map(parseImportRow);
  const hashes = await hashPasswords(
    passwords,
    `batch:${by.viewer.id}`,
    users.map(({ password }) => password),
  );
  const accounts = users.map((user, index) => ({
    id: randomBytes(16).toString('hex'),
    username: user.username,
    passwordHash: hashes[index] ?? null,
    roleCode: roleCodes.default_user,
    email: user.email,
    realname: user.realname,
    gender: user.gender,
    nickname: user.nickname,
    school: user.school,
  }));
  try {
    await inTransaction(database, async (transaction) => {
      await insertAccounts(transaction, accounts, clock());
      await recordAudit(transaction, by, {
        action: 'user.import',
        target: `${String(users.length)} users`,
        after: { usernames: users.map(({ username }) => username) },
      });
    });
  } catch (error) {
    if (findViolatedUniqueIndex(error) === undefined) throw error;
    refuse(rows, await findProblems(database, rows));
    throw error;
  }
}

function refuse(rows: Rows, problems: readonly ImportProblem[]) {
  const [first] = problems;
  if (first === undefined) return;
  throw callError('importRowWrong', {
    row: first.row + 1,
    username: parseImportRow(rows[first.row] ?? []).username,
    problem: first.reason,
    others: problems.length - 1,
  });
}
