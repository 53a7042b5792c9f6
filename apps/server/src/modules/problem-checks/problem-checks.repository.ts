/**
 * How this works: a check is a row, with one row for each of its programs; the judging module writes the reports of
 * judges into the latter. Deleting a check removes its tasks first, then the programs, then the check: reports of
 * judges lock in the same order. Starting is serialised, so that a problem has one newest check.
 */
import {
  statuses,
  underWayStatuses,
  type CaseResult,
  type ProblemJudging,
  type WireCell,
} from '@touchstone/contract';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { lockRows } from '../../platform/row-locks.repository.ts';
import { deleteTasks } from '../submissions/index.ts';

export type CheckKind = Insertable<Tables['problemCheck']>['kind'];

/** Blocks other starts until the transaction ends. */
export async function lockCheckStart(transaction: Queryable) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('problem checks', 0))`.execute(transaction);
}

/** Counts the problems that this user has under check, except one. */
export async function countProblemsUnderCheck(
  database: Queryable,
  { userId, exceptProblemId }: { userId: string; exceptProblemId: number },
) {
  const { count } = await database
    .selectFrom('problemCheck')
    .select((select) => select.fn.count<number>('problemId').distinct().as('count'))
    .where('startedBy', '=', userId)
    .where('problemId', '!=', exceptProblemId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('problemCheckProgram')
          .select('problemCheckProgram.id')
          .whereRef('checkId', '=', 'problemCheck.id')
          .where('status', 'in', underWayStatuses),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

export async function findCheck(database: Queryable, problemId: number, kind: CheckKind) {
  const row = await database
    .selectFrom('problemCheck')
    .leftJoin('userAccount', 'userAccount.id', 'problemCheck.startedBy')
    .select(['problemCheck.id', 'startedAt', 'userAccount.username as startedBy', 'conditions', 'candidates'])
    .where('problemId', '=', problemId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  // insertCheck is the only writer of the column.
  return row === undefined ? undefined : { ...row, conditions: row.conditions as unknown as ProblemJudging };
}

export type CheckRow = NonNullable<Awaited<ReturnType<typeof findCheck>>>;

/**
 * Used before a replacement. The problem row is locked before the tasks, in the same order as deletion of a problem,
 * and stays until then.
 */
export async function deleteCheck(transaction: Queryable, problemId: number, kind: CheckKind) {
  await lockRows(transaction, 'problem', { where: sql`id = ${problemId}`, mode: 'keyShare' });
  const ids = await listCheckIds(transaction, problemId, kind);
  if (ids.length === 0) return;
  await deleteTasksOf(transaction, ids);
  await transaction.deleteFrom('problemCheckProgram').where('checkId', 'in', ids).execute();
  await transaction.deleteFrom('problemCheck').where('id', 'in', ids).execute();
}

/** Running judges are stopped. Returns the number of cancelled programs. */
export async function cancelPrograms(
  transaction: Queryable,
  { problemId, kind, now }: { problemId: number; kind: CheckKind; now: Date },
) {
  const ids = await listCheckIds(transaction, problemId, kind);
  if (ids.length === 0) return 0;
  await deleteTasksOf(transaction, ids);
  const { numUpdatedRows } = await transaction
    .updateTable('problemCheckProgram')
    .set({ status: statuses.cancelled, updatedAt: now })
    .where('checkId', 'in', ids)
    .where('status', 'in', underWayStatuses)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function listCheckIds(database: Queryable, problemId: number, kind: CheckKind) {
  const rows = await database
    .selectFrom('problemCheck')
    .select('id')
    .where('problemId', '=', problemId)
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ id }) => id);
}

const deleteTasksOf = (transaction: Queryable, checkIds: number[]) =>
  deleteTasks(
    transaction,
    sql`check_program_id IN (SELECT id FROM problem_check_program WHERE check_id = ANY (${checkIds}::bigint[]))`,
  );

export async function insertCheck(
  transaction: Queryable,
  {
    conditions,
    ...check
  }: Omit<Insertable<Tables['problemCheck']>, 'conditions'> & {
    conditions: ProblemJudging;
  },
) {
  const { id } = await transaction
    .insertInto('problemCheck')
    .values({ ...check, conditions: JSON.stringify(conditions) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the pending programs, in order. */
export async function insertPrograms(
  transaction: Queryable,
  programs: Insertable<Tables['problemCheckProgram']>[],
) {
  const rows = await transaction
    .insertInto('problemCheckProgram')
    .values(programs)
    .returning(['id as checkProgramId', 'language', 'status', 'position'])
    .execute();
  return rows
    .filter(({ status }) => status === statuses.pending)
    .toSorted((one, other) => one.position - other.position)
    .map(({ checkProgramId, language }) => ({ checkProgramId, language }));
}

/** Changes with every write to the program, even twice within one millisecond. */
const markOfProgram = sql<string>`concat_ws('.',
  problem_check_program.id, (extract(epoch FROM problem_check_program.updated_at) * 1000)::bigint,
  status, jsonb_array_length(cases))`;

/** Programs whose marks are known have null cells: they are unchanged. */
export async function listSolutionPrograms(
  database: Queryable,
  checkId: number,
  knownMarks: readonly string[] = [],
) {
  const rows = await database
    .selectFrom('problemCheckProgram')
    .select(['id', 'name', 'language', 'code', 'status', 'score', 'timeMs', 'memoryKb', 'message'])
    .select(['isCutShort', 'expectedStatuses'])
    // Excludes checker messages: clients load them one case at a time.
    .select(
      sql<WireCell[] | null>`CASE WHEN ${markOfProgram} = ANY (${knownMarks}::text[]) THEN NULL ELSE (
        SELECT coalesce(jsonb_agg(jsonb_build_array(
          one -> 'seq', one -> 'status', one -> 'timeMs', one -> 'memoryKb', one -> 'score'
        ) ORDER BY (one ->> 'seq')::integer), '[]')
        FROM jsonb_array_elements(cases) AS one
      ) END`.as('cells'),
    )
    .select(markOfProgram.as('mark'))
    .where('checkId', '=', checkId)
    .where('name', 'is not', null)
    .$narrowType<{ name: string }>()
    .orderBy('position')
    .execute();
  // insertPrograms writes a list of numbers into the column.
  return rows.map((row) => ({ ...row, expectedStatuses: row.expectedStatuses as number[] }));
}

export type SolutionProgramRow = Awaited<ReturnType<typeof listSolutionPrograms>>[number];

/** Returns undefined when there is no such program, and nulls when the case has no result. */
export async function findCaseMessage(
  database: Queryable,
  { problemId, programId, seq }: { problemId: number; programId: number; seq: number },
) {
  const row = await database
    .selectFrom('problemCheckProgram')
    .innerJoin('problemCheck', 'problemCheck.id', 'problemCheckProgram.checkId')
    .select(
      sql<Pick<CaseResult, 'message' | 'note'> | null>`(
        SELECT one FROM jsonb_array_elements(cases) AS one
        WHERE (one ->> 'seq')::integer = ${seq} LIMIT 1
      )`.as('judged'),
    )
    .where('problemCheckProgram.id', '=', programId)
    .where('problemCheck.problemId', '=', problemId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { message: row.judged?.message ?? null, note: row.judged?.note ?? null };
}
