/** The expected scoreboard, computed by the rules from what the rehearsal sent and expects, without the site. */
import { acmBoard } from '@touchstone/rules/contests/board-kinds';
import { contestSecond, type ContestTimes } from '@touchstone/rules/contests/contest-time';
import { createStanding } from '@touchstone/rules/contests/standing';

/** A submission that the site has accepted. */
export interface TakenSubmission {
  readonly submissionId: number;
  readonly team: string;
  readonly problem: string;
  /** The site's timestamp, in milliseconds since the epoch. */
  readonly submittedMs: number;
  readonly expectedStatus: number;
}

export interface BoardCell {
  readonly errorNum: number;
  /** In seconds since the start; null if it is not solved. */
  readonly acceptedSecond: number | null;
  readonly isFirst: boolean;
}

export interface BoardLine {
  readonly team: string;
  readonly rank: number;
  readonly solved: number;
  readonly tries: number;
  /** Includes the penalty. */
  readonly seconds: number;
  readonly cells: Readonly<Record<string, BoardCell>>;
}

export function computeBoard(times: ContestTimes, taken: readonly TakenSubmission[]): BoardLine[] {
  const durationSeconds = (times.endMs - times.startMs) / 1000;
  const standing = createStanding(
    acmBoard({ durationSeconds, frozenFromSecond: null, includesAfterEnd: false }),
  );
  for (const place of Map.groupBy(taken, ({ team, problem }) => `${problem} ${team}`).values()) {
    const [first] = place;
    if (first === undefined) continue;
    const records = place.map(({ submissionId, submittedMs, expectedStatus }) => ({
      submissionId,
      second: contestSecond(times, submittedMs),
      status: expectedStatus,
      score: null,
      runTimeMs: null,
    }));
    standing.setRecords({ id: first.team, isStar: false }, first.problem, records);
  }
  return standing
    .rows({ from: 0, count: Number.MAX_SAFE_INTEGER, withStars: true })
    .map(({ contestantId, total, cells }) => ({
      team: contestantId,
      rank: standing.rankOf(contestantId) ?? -1,
      solved: total.solved,
      tries: total.tries,
      seconds: total.seconds,
      cells: Object.fromEntries(
        [...cells].map(([problem, { errorCount, acceptedSecond }]) => [
          problem,
          {
            errorNum: errorCount,
            acceptedSecond,
            isFirst: acceptedSecond !== null && acceptedSecond === standing.firstSolvedSecond(problem),
          },
        ]),
      ),
    }));
}

/** Describes the differences; empty if the scoreboards are equal. */
export function compareBoards(expected: readonly BoardLine[], shown: readonly BoardLine[]): string[] {
  const byTeam = new Map(shown.map((line) => [line.team, line]));
  const differences = expected.flatMap((line) => {
    const other = byTeam.get(line.team);
    byTeam.delete(line.team);
    if (other === undefined) return [`${line.team} is not on the board`];
    const [wanted, found] = [describe(line), describe(other)];
    return wanted === found ? [] : [`${line.team}: expected ${wanted}, the board has ${found}`];
  });
  const strangers = [...byTeam.keys()].map((team) => `${team} is on the board without having submitted`);
  const ranks = shown.map(({ rank }) => rank);
  const isInOrder = ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0));
  return [...differences, ...strangers, ...(isInOrder ? [] : ['the rows of the board are not in order'])];
}

function describe({ rank, solved, tries, seconds, cells }: BoardLine): string {
  const parts = Object.entries(cells)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([problem, { errorNum, acceptedSecond, isFirst }]) => {
      const solution = acceptedSecond === null ? '' : `+${acceptedSecond} s${isFirst ? ' first' : ''}`;
      return `${problem} -${errorNum}${solution}`;
    });
  return `place ${rank}, ${solved} solved, ${tries} tries, ${seconds} s (${parts.join(', ')})`;
}
