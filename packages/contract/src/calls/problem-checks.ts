/** The setters' solutions of a problem, checks of them, and trial rejudges with changed data. */
import { z } from 'zod';
import { contentAdmin, defineCalls } from '../define-calls.ts';
import { caseModes, scorings } from '../judge-messages.ts';
import { judgeNote } from '../judge-notes.ts';
import { checkDifferences, problemCheckLimits } from '../problem-check-limits.ts';
import { finalStatuses } from '../statuses.ts';
import { filledText, identifier, integer, nothing, text, wireDate } from '../wire.ts';

const solution = z.object({
  /** Unique within its problem. */
  name: z.string(),
  language: z.string(),
  code: z.string(),
  /** Accepted final statuses; empty: nothing is expected. */
  expectedStatuses: z.array(z.int()),
});
export type WireSolution = z.output<typeof solution>;

const newSolution = z.object({
  name: filledText(problemCheckLimits.solutionNameMaximum),
  language: filledText(64),
  code: text(problemCheckLimits.codeMaximum),
  expectedStatuses: z.array(z.literal(finalStatuses)).max(finalStatuses.length),
});

const oneProblem = z.object({ pid: identifier() });

/** The result of one case: number, status, milliseconds, kilobytes, and the score if the problem has scores. */
const cell = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int().nullable()]);
export type WireCell = z.output<typeof cell>;

const checkCommons = {
  id: z.int(),
  startedAt: wireDate(),
  /** A username; null if the account was deleted. */
  startedBy: z.string().nullable(),
  isRunning: z.boolean(),
  /** What changed since, so that another check may have another result. */
  differences: z.array(z.enum(checkDifferences)),
};

const verdict = {
  /** Same values as for a submission: pending, compiling, judging, or a final status. */
  status: z.int(),
  score: z.int().nullable(),
  time: z.int().nullable(),
  memory: z.int().nullable(),
};

const checkedProgram = z.object({
  id: z.int(),
  name: z.string(),
  language: z.string(),
  ...verdict,
  expectedStatuses: z.array(z.int()),
  /** Null: not known yet, or nothing is expected. */
  isAsExpected: z.boolean().nullable(),
  /** The message of the compiler or the judge. */
  message: z.string().nullable(),
  /** The time for all cases was used up before all of them ran. */
  isCutShort: z.boolean(),
  /** Results so far, in case order. */
  cells: z.array(cell),
});
export type WireCheckedProgram = z.output<typeof checkedProgram>;

const solutionCheck = z.object({
  ...checkCommons,
  /** A snapshot from the start of the check. Limits are those of C and C++. */
  timeLimit: z.int(),
  memoryLimit: z.int(),
  scoring: z.enum(scorings),
  caseMode: z.enum(caseModes),
  cases: z.array(
    z.object({
      seq: z.int(),
      group: z.int(),
      score: z.int().nullable(),
      inputName: z.string(),
      inputSize: z.int(),
      outputName: z.string(),
      outputSize: z.int(),
    }),
  ),
  programs: z.array(checkedProgram),
  /** Version tags of the programs. A client sends them as `have` to skip unchanged data. */
  marks: z.array(z.string()).optional(),
  /**
   * Only in a response to a request with `have`: `cases` is empty, and so are the cells of these programs. Both are
   * unchanged.
   */
  unchanged: z.array(z.int()).optional(),
});
export type WireSolutionCheck = z.output<typeof solutionCheck>;

const trial = z.object({
  ...checkCommons,
  /** The number of finished submissions to choose from. */
  candidates: z.int(),
  submissions: z.array(
    z.object({
      submitId: z.int(),
      username: z.string(),
      language: z.string(),
      submitTime: wireDate(),
      before: z.object({ status: z.int(), score: z.int().nullable() }),
      after: z.object({ ...verdict, message: z.string().nullable() }),
    }),
  ),
});
export type WireTrial = z.output<typeof trial>;

export const problemChecksCalls = defineCalls({
  'GET /api/admin/problem/solutions': {
    summary: 'The solutions that the setters of a problem keep with it.',
    access: contentAdmin,
    query: oneProblem,
    data: z.array(solution),
  },
  'PUT /api/admin/problem/solutions': {
    summary: 'Puts these solutions in the place of those that the problem had.',
    access: contentAdmin,
    body: z.object({
      pid: identifier(),
      solutions: z.array(newSolution).max(problemCheckLimits.solutionsMaximum),
    }),
    maximumBodyBytes: problemCheckLimits.bodyBytesMaximum,
    data: z.array(solution),
  },
  'GET /api/admin/problem/check': {
    summary: 'The newest check of the solutions of a problem, as far as it is. Null when there was none.',
    access: contentAdmin,
    query: oneProblem.extend({
      /** The version tags of the previous response, separated by commas: only changed data is sent. */
      have: z.string().max(4000).optional(),
    }),
    data: solutionCheck.nullable(),
  },
  'POST /api/admin/problem/check': {
    summary: 'Judges every solution of a problem on every case, in the place of the check before.',
    access: contentAdmin,
    body: oneProblem,
    data: solutionCheck,
  },
  'DELETE /api/admin/problem/check': {
    summary: 'Cancels the check. Existing results stay.',
    access: contentAdmin,
    query: oneProblem,
    data: nothing(),
  },
  'GET /api/admin/problem/check/case': {
    summary: 'The checker message of one case of one solution, or the reason of its failure.',
    access: contentAdmin,
    query: z.object({ pid: identifier(), program: identifier(), seq: integer({ min: 1 }) }),
    data: z.object({ message: z.string().nullable(), note: judgeNote.nullable() }),
  },
  'GET /api/admin/problem/trial': {
    summary: 'The newest trial of the submissions of a problem, as far as it is. Null when there was none.',
    access: contentAdmin,
    query: oneProblem,
    data: trial.nullable(),
  },
  'POST /api/admin/problem/trial': {
    summary:
      'Judges finished submissions of a problem as they would be judged now, and changes none of them.',
    access: contentAdmin,
    body: oneProblem,
    data: trial,
  },
  'DELETE /api/admin/problem/trial': {
    summary: 'Cancels the trial. Existing results stay.',
    access: contentAdmin,
    query: oneProblem,
    data: nothing(),
  },
});
