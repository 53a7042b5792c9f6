/**
 * For how long a submission may keep a judge busy, whatever its program and the programs of the problem do: they may sleep, or
 * never end, in each of ten thousand cases. The time is that in which its cases have slots, all together. Every case may take its
 * time limit several times over, so that a busy machine changes no verdict; a problem that asks for more is refused by the form.
 */
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses } from '@touchstone/contract/statuses';

const longestTaskMs = 40 * 60_000;
const leastTaskMs = 60_000;
/** Starting programs, comparing, a checker. */
const ownTimeOfCaseMs = 1000;
const limitFactor = 4;

/** `timeLimitMs`: that of the language. */
export const taskBudgetMs = (caseCount: number, timeLimitMs: number): number =>
  Math.min(longestTaskMs, leastTaskMs + caseCount * (limitFactor * timeLimitMs + ownTimeOfCaseMs));

export type NotJudgedNote = Extract<JudgeNote, { code: 'not-judged' }>;

/** Whose programs took the time: the submission's, unless the checker took more. */
export const findFault = ({
  totalMs,
  checkerMs,
}: {
  totalMs: number;
  checkerMs: number;
}): NotJudgedNote['fault'] => (checkerMs * 2 > totalMs ? 'checker' : 'program');

/** The verdict of a submission because of cases that were not judged. */
export const statusOfUnjudged = ({ fault }: NotJudgedNote) =>
  fault === 'checker' ? statuses.systemError : statuses.timeLimitExceeded;
