/** Who is awarded what by a contest as it stands. */
import { shareAwards, type AwardRule } from '@touchstone/rules/contests/awards';
import { clicsAwards } from '@touchstone/rules/clics/clics-awards';
import { officialGroup } from './configuration-objects.ts';
import type { ContestFacts } from './contest-facts.ts';
import type { Moment } from './live-objects.ts';
import { readScoreboard } from './scoreboard.ts';

export function listAwards(facts: ContestFacts, moment: Moment) {
  const { contest, problems } = facts;
  const rows = readScoreboard(facts, moment, officialGroup);
  const ranked = rows.map(({ team_id: teamId, rank, isAwardable }) => ({ teamId, rank, isAwardable }));
  const view = facts.board.view({ isSealed: false, includesAfterEnd: false });
  // The column holds what this very type describes.
  const awards = contest.awards as unknown as AwardRule[];
  const shares = shareAwards(contest.awardType, awards, view.standing.count(false));
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
