/** The verdict of a program whose cases all ran, whatever failed: the one that a submission would get. */
import type { CaseMode } from '@touchstone/contract/judge-messages';
import { statuses } from '@touchstone/contract/statuses';
import { skippedMessage, type JudgedCase } from './judging/score.ts';

/** In the place of what a checker would say, in cases that did not run. */
export const outOfTimeMessage = 'Not run: the time for all cases of this program is used up.';

export const isCutShort = (cases: readonly { readonly message: string | null }[]): boolean =>
  cases.some(({ message }) => message === outOfTimeMessage);

interface RunCase extends JudgedCase {
  /** A submission would have been spared the rest: of its group, or of all cases. */
  readonly endsChain: boolean;
}

/** The cases as a submission shows them: without what it is spared. `cases` in the order of judging. */
export function spareCases(mode: CaseMode, cases: readonly RunCase[]): readonly JudgedCase[] {
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
  message: skippedMessage,
});
