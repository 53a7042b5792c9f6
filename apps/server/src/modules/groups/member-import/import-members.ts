/**
 * How this works: as in the import of users, all rows are validated first, then the passwords are hashed, then everything is
 * written in one transaction. A row whose username exists adds that account to the group. Every other row creates an account, if
 * the site accepts registrations or the caller administers the site, up to a limit per day. If a name is taken meanwhile, the
 * unique index rejects the insert, nothing is stored, and a second validation names the row.
 */
import {
  memberImportLimits,
  roleCodes,
  userBatchLimits,
  type MemberImportProblem,
} from '@touchstone/contract';
import { findViolatedUniqueIndex, inTransaction, type Queryable } from '@touchstone/database';
import { findMemberImportProblems } from '@touchstone/rules/groups/member-import';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { parseImportRow } from '@touchstone/rules/user-batches';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { countEvent } from '../../../platform/event-counters.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { hashPasswords, insertAccounts, listTakenNames } from '../../accounts/index.ts';
import { sendPersonalNotice } from '../../notices/index.ts';
import { targetOfGroup } from '../group-audit.ts';
import { writeWelcomeNotice } from '../group-notices.ts';
import { lockGroup, type GroupRow } from '../groups.repository.ts';
import { upsertMembers } from '../members/members.repository.ts';
import { openGroup } from '../open-group.ts';
import { publishMembersChanged } from '../publish-group-changes.ts';
import { findAccountsByName } from './member-import.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'passwords' | 'settings'>;
type Rows = readonly (readonly string[])[];

interface SentMembers {
  gid: number;
  members?: Rows | null | undefined;
}

const daySeconds = 86_400;
const memberAuth = 3;

function checkSize(rows: Rows | null | undefined): Rows {
  if (rows == null || rows.length === 0) throw callError('memberImportEmpty');
  if (rows.length > userBatchLimits.users) throw callError('tooManyUsers');
  return rows;
}

/** Sorts the rows into accounts that exist, members, and accounts to create. */
async function examineRows(
  { database, settings }: { database: Queryable; settings: Parts['settings'] },
  { viewer, groupId, rows }: { viewer: Viewer; groupId: number; rows: Rows },
) {
  const users = rows.map(parseImportRow);
  const [accounts, taken] = await Promise.all([
    findAccountsByName(
      database,
      groupId,
      users.map(({ username }) => username),
    ),
    listTakenNames(database, { usernames: [], emails: users.flatMap(({ email }) => email ?? []) }),
  ]);
  const accountOf = (username: string) => accounts.get(username.toLowerCase());
  const isMember = (username: string) => (accountOf(username)?.auth ?? 0) >= memberAuth;
  return {
    problems: findMemberImportProblems(rows, {
      accounts,
      emails: taken.emails,
      looksLikeStaff: taken.looksLikeStaff,
      canCreateAccounts: settings.current.web.register || isAnyAdmin(viewer.role),
    }),
    existingIds: users.flatMap(({ username }) => (isMember(username) ? [] : (accountOf(username)?.id ?? []))),
    memberCount: users.filter(({ username }) => isMember(username)).length,
    created: users.filter(({ username }) => accountOf(username) === undefined),
  };
}

type Examined = Awaited<ReturnType<typeof examineRows>>;

const countRows = ({ existingIds, created, memberCount }: Examined) => ({
  existing: existingIds.length,
  created: created.length,
  members: memberCount,
});

export async function checkMemberImport(parts: Parts, viewer: Viewer, { gid, members }: SentMembers) {
  await enforceRateLimit(parts, 'member-import', viewer.id);
  await openGroup(parts.database, viewer, gid, 'importMembers');
  const rows = checkSize(members);
  const examined = await examineRows(parts, { viewer, groupId: gid, rows });
  return { problems: examined.problems, ...countRows(examined) };
}

export async function importMembers(parts: Parts, by: Actor, { gid, members }: SentMembers) {
  const { database, passwords } = parts;
  await enforceRateLimit(parts, 'member-import', by.viewer.id);
  await openGroup(database, by.viewer, gid, 'importMembers');
  const rows = checkSize(members);
  const wanted = { viewer: by.viewer, groupId: gid, rows };
  const { problems, created } = await examineRows(parts, wanted);
  refuse(rows, problems);
  const hashes = await hashPasswords(
    passwords,
    `batch:${by.viewer.id}`,
    created.map(({ password }) => password),
  );
  const hashOf = new Map(created.map(({ username }, index) => [username.toLowerCase(), hashes[index]]));
  try {
    return await inTransaction(database, (transaction) =>
      writeMembers(transaction, parts, { by, wanted, hashOf }),
    );
  } catch (error) {
    if (findViolatedUniqueIndex(error) === undefined) throw error;
    refuse(rows, (await examineRows(parts, wanted)).problems);
    throw error;
  }
}

interface Import {
  by: Actor;
  wanted: { viewer: Viewer; groupId: number; rows: Rows };
  /** By lower-case username. */
  hashOf: ReadonlyMap<string, string | undefined>;
}

async function writeMembers(
  transaction: Queryable,
  { clock, settings }: Parts,
  { by, wanted, hashOf }: Import,
) {
  const { groupId, rows } = wanted;
  await lockGroup(transaction, groupId);
  const { group } = await openGroup(transaction, by.viewer, groupId, 'importMembers');
  // Again, now that members of this group cannot change.
  const examined = await examineRows({ database: transaction, settings }, wanted);
  refuse(rows, examined.problems);
  const now = clock();
  const accounts = examined.created.map((user) => {
    const passwordHash = hashOf.get(user.username.toLowerCase());
    // Its account existed before the passwords were hashed, and was deleted meanwhile.
    if (passwordHash === undefined) throw callError('serverError');
    return {
      id: randomBytes(16).toString('hex'),
      username: user.username,
      passwordHash,
      roleCode: roleCodes.default_user,
      email: user.email,
      realname: user.realname,
      gender: user.gender,
      nickname: user.nickname,
      school: user.school,
    };
  });
  if (accounts.length > 0) {
    await enforceDailyLimit(transaction, by.viewer, { count: accounts.length, now });
    await insertAccounts(transaction, accounts, now);
  }
  const userIds = [...examined.existingIds, ...accounts.map(({ id }) => id)];
  await addMembers(transaction, group, { userIds, now });
  await recordAudit(transaction, by, {
    action: 'group-member.import',
    target: targetOfGroup(groupId),
    after: {
      joined: rows.length - examined.memberCount,
      created: accounts.map(({ username }) => username),
    },
  });
  return countRows(examined);
}

async function addMembers(
  transaction: Queryable,
  group: GroupRow,
  { userIds, now }: { userIds: readonly string[]; now: Date },
) {
  if (userIds.length === 0) return;
  await upsertMembers(transaction, group.id, { userIds, standing: 'member', now });
  await sendPersonalNotice(transaction, { recipientIds: userIds, ...writeWelcomeNotice(group), now });
  await publishMembersChanged(transaction, group.id, userIds);
}

/** Counted in the transaction: an import that fails counts nothing. */
async function enforceDailyLimit(
  transaction: Queryable,
  viewer: Viewer,
  { count, now }: { count: number; now: Date },
) {
  if (isAnyAdmin(viewer.role)) return;
  const counted = await countEvent(transaction, {
    key: `member-import-accounts:${viewer.id}`,
    windowSeconds: daySeconds,
    now,
    amount: count,
  });
  if (counted.count > memberImportLimits.accountsPerDay) throw callError('memberImportDailyLimit');
}

function refuse(rows: Rows, problems: readonly MemberImportProblem[]) {
  if (problems.length === 0) return;
  throw callError('memberImportRowsWrong', {
    rows: problems.map(({ row, reason }) => ({
      row: row + 1,
      username: parseImportRow(rows[row] ?? []).username,
      problem: reason,
    })),
  });
}
