/** The verdict of a program for which all cases ran, even after failures: the verdict a submission would get. */
import type { CaseMode } from '@touchstone/contract/judge-messages';
import { statuses } from '@touchstone/contract/statuses';
import { describeNote } from './judging/note-text.ts';
import { skippedNote, type JudgedCase } from './judging/score.ts';

export const isCutShort = (cases: readonly Pick<JudgedCase, 'note'>[]): boolean =>
  cases.some(({ note }) => note?.code === 'not-judged');

interface RunCase extends JudgedCase {
  /** A submission would have skipped the later cases, of its group or of all. */
  readonly endsChain: boolean;
}

/** The cases as a submission shows them, without the skipped ones. `cases` are in judging order. */
export function toSubmissionCases(mode: CaseMode, cases: readonly RunCase[]): readonly JudgedCase[] {
  switch (mode) {
    case 'default':
    case 'subtask_average':
      return cases;
    case 'ergodic_without_error': {
      const last = cases.findIndex(({ endsChain }) => endsChain);
      return last === -1 ? cases : cases.slice(0, last + 1);
    }
    case 'subtask_lowest': {
      const ended = new Set<number>();
      return cases.map((judged) => {
        if (ended.has(judged.group)) return skip(judged);
        if (judged.endsChain) ended.add(judged.group);
        return judged;
      });
    }
    default:
      return mode satisfies never;
  }
}

const skip = (judged: JudgedCase): JudgedCase => ({
  ...judged,
  status: statuses.cancelled,
  timeMs: 0,
  memoryKb: 0,
  score: judged.score === null ? null : 0,
  message: describeNote(skippedNote),
  note: skippedNote,
});
