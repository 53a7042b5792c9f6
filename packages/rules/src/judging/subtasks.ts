/** Cases by group, as they are scored and shown. */
import type { CaseMode } from '@touchstone/contract/judge-messages';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';

export interface GroupedCase {
  readonly seq: number;
  readonly group: number;
  readonly status: FinalStatus;
  readonly timeMs: number;
  readonly memoryKb: number;
  readonly score: number | null;
}

export interface Subtask<Case extends GroupedCase> {
  readonly group: number;
  readonly status: FinalStatus;
  readonly score: number;
  /** Null where the group is a mean of its cases. */
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  readonly acceptedCases: number;
  readonly totalCases: number;
  readonly cases: readonly Case[];
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** In the order of group numbers; the cases of a group by seq. */
export function groupCases<Case extends GroupedCase>(
  mode: CaseMode,
  cases: readonly Case[],
): Subtask<Case>[] {
  const groups = Map.groupBy(
    cases.toSorted((first, second) => first.seq - second.seq),
    ({ group }) => group,
  );
  return [...groups]
    .toSorted(([first], [second]) => first - second)
    .map(([group, members]) => ({
      group,
      ...(mode === 'subtask_average' ? describeByMean(members) : describeByLowest(members)),
      acceptedCases: members.filter(isAccepted).length,
      totalCases: members.length,
      cases: members,
    }));
}

const isAccepted = ({ status }: GroupedCase) => status === statuses.accepted;

function describeByMean(members: readonly GroupedCase[]) {
  const score = Math.round(sumOf(members.map((member) => member.score ?? 0)) / members.length);
  const otherwise = score === 0 ? statuses.wrongAnswer : statuses.partialAccepted;
  const status = members.every(isAccepted) ? statuses.accepted : otherwise;
  return { status, score, timeMs: null, memoryKb: null };
}

/** Skipped cases do not speak for the group: the one that caused the skipping does. */
function describeByLowest(members: readonly GroupedCase[]) {
  const judged = members.filter(({ status }) => status !== statuses.cancelled);
  const lowest = judged.reduce<GroupedCase | undefined>(
    (least, member) => (least === undefined || (member.score ?? 0) < (least.score ?? 0) ? member : least),
    undefined,
  );
  if (lowest === undefined) return { status: statuses.cancelled, score: 0, timeMs: null, memoryKb: null };
  const { status, score, timeMs, memoryKb } = lowest;
  return { status, score: score ?? 0, timeMs, memoryKb };
}
