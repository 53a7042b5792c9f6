/** Lists the awards of a contest with its current standing. */
import { shareAwards, type AwardRule } from '@touchstone/rules/contests/awards';
import { clicsAwards } from '@touchstone/rules/clics/clics-awards';
import { teamIdOf } from './clics-ids.ts';
import { officialGroup } from './configuration-objects.ts';
import type { ContestFacts } from './contest-facts.ts';
import type { Moment } from './live-objects.ts';
import { listScoreboardRows } from './scoreboard.ts';

export function listAwards(facts: ContestFacts, moment: Moment) {
  const { contest, problems } = facts;
  const rows = listScoreboardRows(facts, moment, officialGroup);
  const { standing } = facts.board.view({ isFrozen: false, includesAfterEnd: false });
  // Tied teams are sorted by name on this board. The standing of the site decides which of them get an award.
  const allRows = { from: 0, count: Number.MAX_SAFE_INTEGER, withStars: false };
  const positions = new Map(
    standing.rows(allRows).map(({ contestantId }, index) => [teamIdOf(contestantId), index]),
  );
  const positionOf = ({ teamId }: { teamId: string }) => positions.get(teamId) ?? positions.size;
  const ranked = rows
    .map(({ team_id: teamId, rank, isAwardable }) => ({ teamId, rank, isAwardable }))
    .toSorted((one, other) => positionOf(one) - positionOf(other));
  // Writers validate the column against this type.
  const awards = contest.awards as unknown as AwardRule[];
  const shares = shareAwards(contest.awardType, awards, standing.count(false));
  const firsts = problems.map(({ id, displayId }) => {
    const seconds = rows.flatMap(({ solvedSeconds }) => solvedSeconds.get(id) ?? []);
    const first = Math.min(...seconds);
    const teamIds = rows
      .filter(({ solvedSeconds }) => solvedSeconds.get(id) === first)
      .map(({ team_id: teamId }) => teamId);
    return { problemId: String(id), label: displayId, teamIds };
  });
  return clicsAwards({ ranked, shares, firsts: contest.scoring === 'acm' ? firsts : [] });
}
