/** The results of a preview: counts, changed submissions, and the users behind them. */
import { statuses, underWayStatuses, type PreviewOutcome } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { visibleOutcomes, type ComparedCase } from '@touchstone/rules/judging/rejudge-outcome';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';
import { isJudgedWithOldData, isOutdated } from '../submissions/index.ts';
import type { PreviewRow } from './previews.repository.ts';
import { isInScope, isJudged } from './scope.repository.ts';

const programs = (database: Queryable, previewId: number) =>
  database
    .selectFrom('problemCheckProgram as program')
    .innerJoin('problemCheck', 'problemCheck.id', 'program.checkId')
    .innerJoin('submission', 'submission.id', 'program.submissionId')
    .where('problemCheck.previewId', '=', previewId);

/** Groups of equal results. */
export const countResults = (database: Queryable, previewId: number) =>
  programs(database, previewId)
    .select(['submission.problemId', 'outcome', 'statusBefore', 'program.status'])
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('outcome', 'is not', null)
    .groupBy(['submission.problemId', 'outcome', 'statusBefore', 'program.status'])
    .$narrowType<{ outcome: PreviewOutcome; statusBefore: number }>()
    .execute();

export type CountedResult = Awaited<ReturnType<typeof countResults>>[number];

export const listPreviewProblems = (database: Queryable, previewId: number, contestId: number | null) =>
  database
    .selectFrom('problemCheck')
    .innerJoin('problem', 'problem.id', 'problemCheck.problemId')
    .leftJoin('contestProblem', (join) =>
      join
        .onRef('contestProblem.problemId', '=', 'problem.id')
        .on('contestProblem.contestId', '=', contestId ?? 0),
    )
    .select(['problem.id', 'problem.displayId', 'problem.title', 'problem.titleTranslations'])
    .select(['contestProblem.displayId as contestDisplayId', 'contestProblem.displayTitle'])
    .where('previewId', '=', previewId)
    .orderBy(sql`coalesce(contest_problem.display_id, problem.display_id)`)
    .orderBy('problem.id')
    .execute();

export async function listPreviewContests(database: Queryable, previewId: number): Promise<number[]> {
  const rows = await programs(database, previewId)
    .select('submission.contestId')
    .distinct()
    .where('submission.contestId', 'is not', null)
    .orderBy('submission.contestId')
    .execute();
  return rows.flatMap(({ contestId }) => contestId ?? []);
}

export interface ChangesFilter {
  /** Undefined: those that users notice. */
  outcome: PreviewOutcome | undefined;
  problemId: number | undefined;
  userId: string | undefined;
  /** A part of the username. */
  keyword: string | undefined;
}

/** The number, status and score of each case. */
const briefCases = (column: string) =>
  sql<ComparedCase[]>`(
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'seq', one -> 'seq', 'status', one -> 'status', 'score', one -> 'score') ORDER BY (one -> 'seq')::integer), '[]')
    FROM jsonb_array_elements(${sql.raw(column)}) AS one)`;

export async function listChanges(
  database: Queryable,
  previewId: number,
  { filter, request }: { filter: ChangesFilter; request: PageRequest },
) {
  const { outcome, problemId, userId, keyword } = filter;
  const outcomes = outcome === undefined ? [...visibleOutcomes] : [outcome];
  const matching = programs(database, previewId)
    .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .leftJoin('contestProblem', 'contestProblem.id', 'submission.contestProblemId')
    .where('outcome', 'in', outcomes)
    .$if(problemId !== undefined, (query) => query.where('submission.problemId', '=', problemId ?? 0))
    .$if(userId !== undefined, (query) => query.where('submission.userId', '=', userId ?? ''))
    .$if(keyword !== undefined, (query) =>
      query.where('userAccount.username', 'ilike', containing(keyword ?? '')),
    );
  const { total } = await matching
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['submission.id', 'submission.userId', 'userAccount.username', 'submission.problemId'])
    .select(['submission.contestId', 'submission.submittedAt', 'program.language', 'outcome'])
    .select(['problem.displayId', 'problem.title', 'problem.titleTranslations'])
    .select(['contestProblem.displayId as contestDisplayId', 'contestProblem.displayTitle'])
    .select(['statusBefore', 'scoreBefore', 'program.status', 'program.score', 'program.timeMs'])
    .select(['program.memoryKb', sql<string>`conditions ->> 'scoring'`.as('scoring')])
    .select(sql<number | null>`(before ->> 'timeMs')::integer`.as('timeMsBefore'))
    .select(sql<number | null>`(before ->> 'memoryKb')::integer`.as('memoryKbBefore'))
    .select([
      briefCases("program.before -> 'cases'").as('casesBefore'),
      briefCases('program.cases').as('cases'),
    ])
    .orderBy('submission.id')
    .limit(request.limit)
    .offset(offsetOf(request))
    .$narrowType<{ outcome: PreviewOutcome; statusBefore: number }>()
    .execute();
  return { rows, total };
}

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>['rows'][number];

/** Users with other verdicts or scores, by contest. */
export const countChangesOfUsers = (database: Queryable, previewId: number) =>
  programs(database, previewId)
    .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
    .select(['submission.userId', 'userAccount.username', 'submission.contestId'])
    .select(sql<number>`count(*)::integer`.as('changes'))
    .select(
      sql<number>`(count(*) FILTER (WHERE program.status = 0 AND status_before <> 0))::integer`.as('gained'),
    )
    .select(
      sql<number>`(count(*) FILTER (WHERE program.status <> 0 AND status_before = 0))::integer`.as('lost'),
    )
    .where('outcome', 'in', [...visibleOutcomes])
    .groupBy(['submission.userId', 'userAccount.username', 'submission.contestId'])
    .orderBy('userAccount.username')
    .execute();

export type UserChanges = Awaited<ReturnType<typeof countChangesOfUsers>>[number];

/** The records of a contest that the preview changes, with the values before and after. */
export const listChangedRecords = (database: Queryable, previewId: number, contestId: number) =>
  programs(database, previewId)
    .select(['submission.id', 'submission.userId', 'submission.contestProblemId'])
    .select(['statusBefore', 'scoreBefore', 'program.status', 'program.score', 'program.timeMs'])
    .select(sql<string>`conditions ->> 'scoring'`.as('scoring'))
    .select(sql<number | null>`(before ->> 'timeMs')::integer`.as('timeMsBefore'))
    .where('submission.contestId', '=', contestId)
    .where('submission.contestProblemId', 'is not', null)
    .where('outcome', 'in', ['changed', 'rescored', 'cases'])
    .$narrowType<{ contestProblemId: number; statusBefore: number }>()
    .execute();

export type ChangedRecord = Awaited<ReturnType<typeof listChangedRecords>>[number];

/** Previewed submissions that are gone or have another verdict than at the start. */
export async function hasOtherVerdicts(database: Queryable, { id, judgedCount }: PreviewRow) {
  const { rows } = await sql<{ unchanged: number }>`
    SELECT count(*)::integer AS unchanged
    FROM problem_check_program program
    JOIN problem_check ON problem_check.id = program.check_id
    JOIN submission ON submission.id = program.submission_id
    WHERE preview_id = ${id} AND NOT is_manual AND submission.status = status_before
      AND version = (before ->> 'version')::integer
      AND submission.updated_at = (before ->> 'updatedAt')::timestamptz`.execute(database);
  return rows[0]?.unchanged !== judgedCount;
}

/**
 * Submissions that the preview lacks and that were, or are being, judged with older data. What arrives meanwhile is judged with the
 * current data, as the previewed ones are: it changes nothing.
 */
export async function hasOutdatedOthers(database: Queryable, preview: PreviewRow): Promise<boolean> {
  const { rows } = await sql<{ hasOthers: boolean }>`
    SELECT EXISTS (
      SELECT FROM submission JOIN problem ON problem.id = submission.problem_id
      WHERE ${isInScope(preview)} AND NOT submission.is_manual AND submission.status <> ${statuses.cancelled}
        AND (${isJudgedWithOldData} OR (${isJudged} AND ${isOutdated}))
        AND NOT EXISTS (
          SELECT FROM problem_check_program program JOIN problem_check ON problem_check.id = program.check_id
          WHERE preview_id = ${preview.id} AND program.submission_id = submission.id)) AS has_others`.execute(
    database,
  );
  return rows[0]?.hasOthers === true;
}

export const isRunning = async (database: Queryable, previewId: number): Promise<boolean> => {
  const row = await programs(database, previewId)
    .select('program.id')
    .where('program.status', 'in', underWayStatuses)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
