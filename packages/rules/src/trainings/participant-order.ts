/** The order of participants in a rank and a matrix, and the filters of the matrix. */
import type { MatrixSort, TrainingState } from '@touchstone/contract/training-matrix';

export interface ParticipantResult {
  readonly id: string;
  readonly username: string;
  readonly solved: number;
  readonly late: number;
  readonly score: number;
  readonly attempts: number;
  readonly totalRunTimeMs: number;
  readonly lastSubmittedAt: Date | null;
}

type Comparison = (one: ParticipantResult, other: ParticipantResult) => number;

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** By solved problems, then by run time. The id makes the order total. */
export const compareByRank: Comparison = (one, other) =>
  other.solved - one.solved || one.totalRunTimeMs - other.totalRunTimeMs || compareTexts(one.id, other.id);

const timeOf = ({ lastSubmittedAt }: ParticipantResult) => lastSubmittedAt?.getTime() ?? 0;

/** The natural direction of each sort. */
const naturalOrders: Readonly<Record<MatrixSort, { order: 'asc' | 'desc'; compare: Comparison }>> = {
  rank: { order: 'desc', compare: (one, other) => one.solved - other.solved },
  solved: { order: 'desc', compare: (one, other) => one.solved - other.solved },
  username: {
    order: 'asc',
    compare: (one, other) => compareTexts(one.username.toLowerCase(), other.username.toLowerCase()),
  },
  score: { order: 'desc', compare: (one, other) => one.score - other.score },
  late: { order: 'desc', compare: (one, other) => one.late - other.late },
  attempts: { order: 'desc', compare: (one, other) => one.attempts - other.attempts },
  lastSubmission: { order: 'desc', compare: (one, other) => timeOf(one) - timeOf(other) },
};

/** Takes participants in the order of the rank. Equal ones keep it. */
export function sortParticipants<Participant extends ParticipantResult>(
  ranked: readonly Participant[],
  sort: MatrixSort,
  order: 'asc' | 'desc' | undefined,
): readonly Participant[] {
  const natural = naturalOrders[sort];
  const sign = (order ?? natural.order) === 'asc' ? 1 : -1;
  if (natural === naturalOrders.rank && sign === -1) return ranked;
  return ranked.toSorted((one, other) => sign * natural.compare(one, other));
}

export function isInState(
  { solved, late, attempts }: ParticipantResult,
  state: TrainingState,
  problemCount: number,
): boolean {
  switch (state) {
    case 'finished':
      return problemCount > 0 && solved >= problemCount;
    case 'unfinished':
      return solved < problemCount && attempts > 0;
    case 'idle':
      return attempts === 0;
    case 'late':
      return late > 0;
    default:
      return state satisfies never;
  }
}
