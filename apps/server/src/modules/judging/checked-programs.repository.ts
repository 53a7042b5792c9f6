/**
 * Programs on trial: what a judge needs to know of one, and what it found. Nothing here touches a submission or a counter.
 *
 * Whoever changes a task and its program locks the task first; in the other order two of them could wait for each other.
 */
import type { CaseResult, ProgramCheckResult, ProgramCheckTask, statuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { publishEvent } from '../../platform/event-bus.ts';
import { storableCase, storableInteger, storableText } from './task-payload.repository.ts';
import type { CallingJudge } from './judging.repository.ts';

export const findCheckedProgram = (database: Queryable, id: number) =>
  database
    .selectFrom('problemCheckProgram')
    .innerJoin('problemCheck', 'problemCheck.id', 'problemCheckProgram.checkId')
    .select(['language', 'code', 'kind', 'conditions'])
    .where('problemCheckProgram.id', '=', id)
    .executeTakeFirst();

export type CheckedProgram = NonNullable<Awaited<ReturnType<typeof findCheckedProgram>>>;

/** However many cases there are: a program that always runs into its limit keeps a slot no longer than this. */
const totalTimeLimitMs = 300_000;

export const describeCheck = ({ kind, language, code, conditions }: CheckedProgram) => ({
  ...(conditions as unknown as Omit<ProgramCheckTask, 'program'>),
  program: { language, code },
  isExhaustive: kind === 'solutions',
  totalTimeLimitMs,
});

/** Half of a judge's slots stay for people, or what a judge of one slot does between two cases. */
export async function countFreeChecks(database: Queryable, { name, instanceId }: CallingJudge) {
  const { slots, running } = await database
    .selectNoFrom((from) => [
      from.selectFrom('judge').select('slots').where('name', '=', name).as('slots'),
      from
        .selectFrom('judgingTask')
        .select((select) => select.fn.countAll<number>().as('running'))
        .where('judgeInstance', '=', instanceId)
        .where('attemptId', 'is not', null)
        .where('kind', '=', 'program-check')
        .as('running'),
    ])
    .executeTakeFirstOrThrow();
  return Math.max(1, Math.floor((slots ?? 1) / 2)) - (running ?? 0);
}

/** Enough of what a checker says; all of them are looked at together. */
const longestMessage = 2000;

const keptCases = (cases: readonly CaseResult[]) =>
  JSON.stringify(
    cases.map((one) => storableCase({ ...one, message: one.message?.slice(0, longestMessage) ?? null })),
  );

const nothingKnown = { timeMs: null, memoryKb: null, score: null, message: null, isCutShort: false } as const;

/** Back to the beginning: what an earlier attempt found is forgotten. */
export async function restartChecked(
  transaction: Queryable,
  id: number,
  { status, now }: { status: typeof statuses.pending | typeof statuses.compiling; now: Date },
) {
  await transaction
    .updateTable('problemCheckProgram')
    .set({ ...nothingKnown, status, cases: '[]', updatedAt: now })
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
    .set({ status, cases: sql`cases || ${keptCases(cases)}::jsonb`, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** The caller has locked the task, and deletes it. */
export async function endChecked(
  transaction: Queryable,
  id: number,
  { result, now }: { result: Omit<ProgramCheckResult, 'kind'>; now: Date },
) {
  const { status, timeMs, memoryKb, score, errorMessage, cases, isCutShort } = result;
  await transaction
    .updateTable('problemCheckProgram')
    .set({
      status,
      timeMs: timeMs === null ? null : storableInteger(timeMs),
      memoryKb: memoryKb === null ? null : storableInteger(memoryKb),
      score,
      message: errorMessage === null ? null : storableText(errorMessage),
      isCutShort,
      cases: keptCases(cases),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
  // The judge may take the next check now, and is told to look.
  await publishEvent(transaction, 'judging.queued', {});
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
