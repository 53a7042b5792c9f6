import { createBatchLoader, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ContestStage } from '@touchstone/rules/contests/contest-time';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';

const contests = (database: Queryable) =>
  database
    .selectFrom('contest')
    .leftJoin('userAccount as owner', 'owner.id', 'contest.ownerId')
    .selectAll('contest')
    .select('owner.username as ownerName')
    .select(
      sql<boolean>`coalesce((SELECT is_banned OR disbanded_at IS NOT NULL FROM user_group WHERE user_group.id = contest.group_id), false)`.as(
        'isGroupClosed',
      ),
    )
    .select((select) =>
      select
        .selectFrom('contestRegistration')
        .whereRef('contestRegistration.contestId', '=', 'contest.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('registrations'),
    )
    // A few rows; every access check needs them. Keys inside JSON are not converted, so they are single words.
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('contestStaff')
          .whereRef('contestStaff.contestId', '=', 'contest.id')
          .select(['contestStaff.userId as account', 'contestStaff.role'])
          .orderBy('contestStaff.userId')
          .orderBy('contestStaff.role'),
      ).as('staff'),
    );

export type ContestRow = Awaited<ReturnType<typeof listAll>>[number];
const listAll = (database: Queryable) => contests(database).execute();

const listById = prepareQuery((database, value: ValueOf<{ ids: readonly number[] }>) =>
  contests(database).where('contest.id', '=', sql<number>`ANY(${value('ids')}::bigint[])`),
);

/** Every call about a contest starts with this lookup. */
export const findContest = createBatchLoader(async (database, ids: number[]) => {
  const rows = await listById(database, { ids });
  return new Map(rows.map((row) => [row.id, row]));
});

export interface ContestFilter {
  stage: ContestStage | undefined;
  scoring: 'acm' | 'oi' | undefined;
  /** A substring of the title. */
  keyword: string | undefined;
  now: Date;
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Visible contests outside groups: scheduled, running, ended; within each, latest start first. */
export async function listContests(
  database: Queryable,
  { stage, scoring, keyword, now }: ContestFilter,
  request: PageRequest,
) {
  const stageNumber = sql<number>`CASE WHEN start_at > ${now} THEN -1 WHEN end_at > ${now} THEN 0 ELSE 1 END`;
  const listed = contests(database)
    .where('contest.isVisible', '=', true)
    .where('contest.groupId', 'is', null)
    .$if(stage === 'scheduled', (query) => query.where('contest.startAt', '>', now))
    .$if(stage === 'running', (query) =>
      query.where('contest.startAt', '<=', now).where('contest.endAt', '>', now),
    )
    .$if(stage === 'ended', (query) => query.where('contest.endAt', '<=', now))
    .$if(scoring !== undefined, (query) => query.where('contest.scoring', '=', scoring ?? 'acm'))
    .$if(keyword !== undefined, (query) =>
      query.where('contest.title', 'ilike', `%${escapeLike(keyword ?? '')}%`),
    );
  const { total } = await listed
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listed
    .orderBy(stageNumber)
    .orderBy('contest.startAt', 'desc')
    .orderBy('contest.id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

/** Visible contests of a group, latest start first. */
export async function listGroupContests(database: Queryable, groupId: number, request: PageRequest) {
  const listed = contests(database)
    .where('contest.isVisible', '=', true)
    .where('contest.groupId', '=', groupId);
  const [rows, { total }] = await Promise.all([
    listed
      .orderBy('contest.startAt', 'desc')
      .orderBy('contest.id', 'desc')
      .limit(request.limit)
      .offset(offsetOf(request))
      .execute(),
    listed
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Visible contests outside groups that have not ended and start before this time. */
export const listRecentContests = (database: Queryable, { now, before }: { now: Date; before: Date }) =>
  contests(database)
    .where('contest.isVisible', '=', true)
    .where('contest.groupId', 'is', null)
    .where('contest.endAt', '>', now)
    .where('contest.startAt', '<', before)
    .orderBy('contest.startAt', 'desc')
    .orderBy('contest.id', 'desc')
    .execute();

interface RegistrationKeys {
  contestIds: readonly number[];
  userIds: readonly string[];
}

const listRegistrations = prepareQuery((database, value: ValueOf<RegistrationKeys>) =>
  database
    .selectFrom('contestRegistration')
    .select(['contestId', 'userId'])
    .where(
      sql<boolean>`(contest_id, user_id) IN (
        SELECT * FROM unnest(${value('contestIds')}::bigint[], ${value('userIds')}::text[])
      )`,
    ),
);

const registrationKey = (contestId: number, userId: string) => `${String(contestId)} ${userId}`;

const findRegistration = createBatchLoader(async (database, keys: string[]) => {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await listRegistrations(database, {
    contestIds: pairs.map(([contestId]) => Number(contestId)),
    userIds: pairs.map(([, userId]) => userId ?? ''),
  });
  return new Map(rows.map((row) => [registrationKey(row.contestId, row.userId), row]));
});

export const isRegistered = async (
  database: Queryable,
  contestId: number,
  userId: string,
): Promise<boolean> => (await findRegistration(database, registrationKey(contestId, userId))) !== undefined;

/** Returns those of these users who are registered. */
export async function listRegistered(
  database: Queryable,
  contestId: number,
  userIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('contestRegistration')
    .select('userId')
    .where('contestId', '=', contestId)
    .where(sql<boolean>`user_id = ANY(${[...userIds]}::text[])`)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Returns false when the user was already registered. */
export async function insertRegistration(
  database: Queryable,
  registration: { contestId: number; userId: string; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('contestRegistration')
    .values(registration)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
