/** The pending verdicts of one team, and the delay of each from the response of the site to the team. */
import { isUnderWay } from '@touchstone/contract/statuses';

export interface VerdictWatch {
  /** The site has accepted this submission. */
  readonly expect: (submissionId: number) => void;
  /** From the stream or from polling. */
  readonly hear: (submissionId: number, status: number) => void;
  readonly openIds: () => number[];
}

interface WatchInput {
  readonly now: () => number;
  readonly onVerdict: (submissionId: number, status: number, delayMs: number) => void;
}

export function createVerdictWatch({ now, onVerdict }: WatchInput): VerdictWatch {
  const open = new Map<number, number>();
  /** A stream may be faster than the response to the submission itself. */
  const early = new Map<number, number>();
  const finish = (submissionId: number, status: number, takenAt: number): void => {
    open.delete(submissionId);
    onVerdict(submissionId, status, now() - takenAt);
  };
  return {
    expect: (submissionId) => {
      const takenAt = now();
      open.set(submissionId, takenAt);
      const status = early.get(submissionId);
      early.delete(submissionId);
      if (status !== undefined) finish(submissionId, status, takenAt);
    },
    hear: (submissionId, status) => {
      if (isUnderWay(status)) return;
      const takenAt = open.get(submissionId);
      if (takenAt === undefined) early.set(submissionId, status);
      else finish(submissionId, status, takenAt);
    },
    openIds: () => [...open.keys()],
  };
}
