/**
 * How this works: the clear passwords leave the server with the response. For the spreadsheet, which is
 * fetched later and maybe from another server, they are stored for half an hour: encrypted with the random
 * key of the response, and found by its hash. The database alone does not reveal them.
 */
import { roleCodes, userBatchLimits, type adminUsersCalls, type BodyOf } from '@touchstone/contract';
import { findViolatedUniqueIndex, inTransaction } from '@touchstone/database';
import {
  findGenerationProblem,
  listGeneratedUsernames,
  type Generation,
} from '@touchstone/rules/user-batches';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashPasswords, insertAccounts, listTakenNames, makeRandomText } from '../accounts/index.ts';
import { deleteExpiredSheets, insertSheet } from './generated-sheets.repository.ts';
import { encryptSheet, type GeneratedUser } from './sheet-cipher.ts';

type GenerationBody = BodyOf<(typeof adminUsersCalls)['POST /api/admin/user/generate-user']>;
type Parts = Pick<Platform, 'database' | 'clock' | 'passwords'>;

/** Lower case and digits, as existing clients expect, without look-alikes. */
const passwordCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** The number of names that fit into an error message. */
const maxListedNames = 5;

const parseGeneration = (body: GenerationBody): Generation => ({
  prefix: body.prefix ?? '',
  suffix: body.suffix ?? '',
  from: body.number_from ?? 1,
  to: body.number_to ?? 10,
  passwordLength: body.password_length ?? 6,
});

export async function generateUsers(parts: Parts, by: Actor, body: GenerationBody) {
  const generation = parseGeneration(body);
  const problem = findGenerationProblem(generation);
  if (problem !== undefined) throw callError(problem);
  const usernames = listGeneratedUsernames(generation);
  await refuseTaken(parts, usernames);
  const users = usernames.map((username) => ({
    username,
    password: makeRandomText(generation.passwordLength, passwordCharacters),
  }));
  return { key: await createUsers(parts, by, { generation, users }), users };
}

async function refuseTaken({ database }: Pick<Parts, 'database'>, usernames: readonly string[]) {
  const taken = await listTakenNames(database, { usernames, emails: [] });
  if (usernames.some(taken.looksLikeStaff) && taken.usernames.size === 0)
    throw callError('usernameLikeStaff');
  if (taken.usernames.size === 0) return;
  const named = usernames.filter((username) => taken.usernames.has(username.toLowerCase()));
  const more = named.length > maxListedNames ? ', …' : '';
  throw callError('generatedUsernamesTaken', {
    usernames: named.slice(0, maxListedNames).join(', ') + more,
  });
}

async function createUsers(
  { database, clock, passwords }: Parts,
  by: Actor,
  { generation, users }: { generation: Generation; users: readonly GeneratedUser[] },
): Promise<string> {
  const clear = users.map(({ password }) => password);
  const hashes = await hashPasswords(passwords, `batch:${by.viewer.id}`, clear);
  const accounts = users.map(({ username }, index) => ({
    id: randomBytes(16).toString('hex'),
    username,
    passwordHash: hashes[index] ?? null,
    roleCode: roleCodes.default_user,
  }));
  const now = clock();
  const { key, ...sheet } = encryptSheet(users);
  const expiresAt = new Date(now.getTime() + userBatchLimits.sheetLifeSeconds * 1000);
  try {
    await inTransaction(database, async (transaction) => {
      await insertAccounts(transaction, accounts, now);
      await deleteExpiredSheets(transaction, now);
      await insertSheet(transaction, { ...sheet, ownerId: by.viewer.id, expiresAt });
      await recordAudit(transaction, by, {
        action: 'user.generate',
        target: `${String(users.length)} users`,
        after: { ...generation, usernames: users.map(({ username }) => username) },
      });
    });
  } catch (error) {
    if (findViolatedUniqueIndex(error) === undefined) throw error;
    await refuseTaken(
      { database },
      users.map(({ username }) => username),
    );
    throw error;
  }
  return key;
}
