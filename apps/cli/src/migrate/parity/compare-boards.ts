/**
 * How this works: the scoreboard of a contest is computed twice by the same rules, from the records of the former site and from
 * the moved submissions. So a difference is one of the data: a record without its submission, another time, another verdict.
 */
import { acmCell, acmTotal } from '@touchstone/rules/contests/acm-standing';
import type { BoardWindow, ContestRecord } from '@touchstone/rules/contests/contest-records';
import { oiCell, oiTotal, type OiBasis } from '@touchstone/rules/contests/oi-standing';

export interface BoardContest {
  readonly id: number;
  readonly scoring: 'acm' | 'oi';
  readonly oiBasis: OiBasis;
  readonly durationSeconds: number;
}

export interface BoardRecord extends ContestRecord {
  readonly userId: string;
  readonly contestProblemId: number;
}

/** A sentence for each contestant whose row differs. */
export function compareBoards(
  contest: BoardContest,
  former: readonly BoardRecord[],
  now: readonly BoardRecord[],
): string[] {
  const [before, after] = [standings(contest, former), standings(contest, now)];
  const users = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return users.flatMap((userId) => {
    const [there, here] = [before.get(userId) ?? 'no row', after.get(userId) ?? 'no row'];
    return there === here
      ? []
      : [`contest ${String(contest.id)}, user ${userId}: ${there} there, ${here} here`];
  });
}

function standings(contest: BoardContest, records: readonly BoardRecord[]): Map<string, string> {
  const { durationSeconds, scoring, oiBasis } = contest;
  const window: BoardWindow = { durationSeconds, frozenFromSecond: null, includesAfterEnd: false };
  const rows = new Map<string, string>();
  for (const [userId, own] of Map.groupBy(records, (record) => record.userId)) {
    const cells = [...Map.groupBy(own, ({ contestProblemId }) => contestProblemId).values()];
    if (scoring === 'acm') {
      const filled = cells.flatMap((cell) => acmCell(cell, window) ?? []);
      const { solved, seconds } = acmTotal(filled);
      if (filled.length > 0) rows.set(userId, `${String(solved)} solved, ${String(seconds)} s`);
    } else {
      const filled = cells.flatMap((cell) => oiCell(cell, window, oiBasis) ?? []);
      if (filled.length > 0) rows.set(userId, `${String(oiTotal(filled).score)} points`);
    }
  }
  return rows;
}
