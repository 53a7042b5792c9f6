/**
 * Programs under check: the data that a judge needs, and the result. Nothing here touches a submission or a
 * counter.
 *
 * Code that changes a task and its program locks the task first. The opposite order could deadlock.
 */
import type { CaseResult, ProgramCheckResult, ProgramCheckTask, statuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { decidePreviewOutcome, type ComparedResult } from '@touchstone/rules/judging/rejudge-outcome';
import { publishEvent } from '../../platform/event-bus.ts';
import { storableCase, storableInteger, storableNote, storableText } from './task-payload.repository.ts';
import type { CallingJudge } from './judging.repository.ts';

export const findCheckedProgram = (database: Queryable, id: number) =>
  database
    .selectFrom('problemCheckProgram')
    .innerJoin('problemCheck', 'problemCheck.id', 'problemCheckProgram.checkId')
    .select(['language', 'code', 'kind', 'conditions'])
    .where('problemCheckProgram.id', '=', id)
    .executeTakeFirst();

export type CheckedProgram = NonNullable<Awaited<ReturnType<typeof findCheckedProgram>>>;

/** Total over all cases: a program that always reaches its limit occupies a slot no longer than this. */
const totalTimeLimitMs = 300_000;
/** A preview has the verdict of a submission, which has no such limit. */
const unlimitedMs = Number.MAX_SAFE_INTEGER;

export const describeCheck = ({ kind, language, code, conditions }: CheckedProgram) => ({
  ...(conditions as unknown as Omit<ProgramCheckTask, 'program'>),
  program: { language, code },
  isExhaustive: kind === 'solutions',
  totalTimeLimitMs: kind === 'preview' ? unlimitedMs : totalTimeLimitMs,
});

/**
 * Half of a judge's slots stay free of checks and searches, for submissions. A judge with one slot runs submissions between two
 * cases.
 */
export async function countFreeChecks(database: Queryable, { name, instanceId }: CallingJudge) {
  const { slots, running } = await database
    .selectNoFrom((from) => [
      from.selectFrom('judge').select('slots').where('name', '=', name).as('slots'),
      from
        .selectFrom('judgingTask')
        .select((select) => select.fn.countAll<number>().as('running'))
        .where('judgeInstance', '=', instanceId)
        .where('attemptId', 'is not', null)
        .where('kind', 'in', ['program-check', 'find-failing-input'])
        .as('running'),
    ])
    .executeTakeFirstOrThrow();
  return Math.max(1, Math.floor((slots ?? 1) / 2)) - (running ?? 0);
}

/** Checker messages are truncated to this length, because all cases are shown on one page. */
const maxMessageLength = 2000;

const truncateMessages = (cases: readonly CaseResult[]) =>
  JSON.stringify(
    cases.map((one) => storableCase({ ...one, message: one.message?.slice(0, maxMessageLength) ?? null })),
  );

const noResult = {
  timeMs: null,
  memoryKb: null,
  score: null,
  message: null,
  note: null,
  judgeName: null,
  outcome: null,
  isCutShort: false,
} as const;

/** Resets the program: results of an earlier attempt are removed. */
export async function restartChecked(
  transaction: Queryable,
  id: number,
  { status, now }: { status: typeof statuses.pending | typeof statuses.compiling; now: Date },
) {
  await transaction
    .updateTable('problemCheckProgram')
    .set({ ...noResult, status, cases: '[]', updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function addCheckedCases(
  transaction: Queryable,
  id: number,
  { status, cases, now }: { status: number; cases: readonly CaseResult[]; now: Date },
) {
  await transaction
    .updateTable('problemCheckProgram')
    .set({ status, cases: sql`cases || ${truncateMessages(cases)}::jsonb`, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** The caller has locked the task, and deletes it. */
export async function endChecked(
  transaction: Queryable,
  id: number,
  {
    result,
    judgeName,
    now,
  }: { result: Omit<ProgramCheckResult, 'kind'>; judgeName: string | null; now: Date },
) {
  const { status, timeMs, memoryKb, score, errorMessage, note, cases, isCutShort } = result;
  await transaction
    .updateTable('problemCheckProgram')
    .set({
      status,
      timeMs: timeMs === null ? null : storableInteger(timeMs),
      memoryKb: memoryKb === null ? null : storableInteger(memoryKb),
      score,
      message: errorMessage === null ? null : storableText(errorMessage),
      note: note == null ? null : JSON.stringify(storableNote(note)),
      judgeName,
      outcome: await findOutcome(transaction, id, result),
      isCutShort,
      cases: truncateMessages(cases),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
  // The judge has a free slot for the next check, so it is notified.
  await publishEvent(transaction, 'judging.queued', {});
}

/** Null for programs that are not part of a preview. */
async function findOutcome(transaction: Queryable, id: number, result: Omit<ProgramCheckResult, 'kind'>) {
  const row = await transaction
    .selectFrom('problemCheckProgram')
    .innerJoin('problemCheck', 'problemCheck.id', 'problemCheckProgram.checkId')
    .select(['before', sql<string>`conditions ->> 'scoring'`.as('scoring')])
    .where('problemCheckProgram.id', '=', id)
    .executeTakeFirst();
  if (row?.before == null) return null;
  const score = row.scoring === 'oi' ? (result.score ?? 0) : null;
  // Written by the start of the preview.
  return decidePreviewOutcome(row.before as unknown as ComparedResult, { ...result, score });
}

export const failedCheck = (
  status: ProgramCheckResult['status'],
  reason: string,
): Omit<ProgramCheckResult, 'kind'> => ({
  status,
  timeMs: null,
  memoryKb: null,
  score: null,
  errorMessage: reason,
  cases: [],
  isCutShort: false,
});
