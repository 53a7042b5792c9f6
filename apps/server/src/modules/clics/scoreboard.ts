/** The scoreboard in the shape of the Contest API, with the ranks and times of the site. */
import { isUnderWay } from '@touchstone/contract';
import { compareAcm, type AcmCell, type AcmTotal } from '@touchstone/rules/contests/acm-standing';
import { contestSecond } from '@touchstone/rules/contests/contest-time';
import { compareOi, type OiCell, type OiTotal } from '@touchstone/rules/contests/oi-standing';
import { teamIdOf } from './clics-ids.ts';
import type { SubmissionRow } from './clics.repository.ts';
import { nameOf, starGroup } from './configuration-objects.ts';
import type { ContestFacts, ProblemFact } from './contest-facts.ts';
import { listVisibleTeams, type Moment } from './live-objects.ts';

export interface ScoreboardRow {
  readonly rank: number;
  readonly team_id: string;
  readonly score: object;
  readonly problems: readonly object[];
  /** Internal: whether the team can get an award, and when it solved each problem. */
  readonly isAwardable: boolean;
  readonly solvedSeconds: ReadonlyMap<number, number>;
}

interface Placed<Total> {
  readonly userId: string;
  readonly name: string;
  readonly total: Total;
}

const byName = new Intl.Collator('en-US');
const minutes = (seconds: number) => Math.floor(seconds / 60);

const viewAt = ({ hiddenFromMs }: Moment) => ({ isFrozen: hiddenFromMs !== null, includesAfterEnd: false });

/** Prepares a large board in chunks before it is read. */
export const prepareScoreboard = ({ board }: ContestFacts, moment: Moment) => board.prepare(viewAt(moment));

/** Best first. Stars have a scoreboard of their own. */
export function listScoreboardRows(facts: ContestFacts, moment: Moment, groupId: string): ScoreboardRow[] {
  const { contest, stars, board } = facts;
  const view = board.view(viewAt(moment));
  const teams = listVisibleTeams(facts, moment)
    .filter(({ id }) => stars.has(id) === (groupId === starGroup))
    .map((person) => ({ userId: person.id, name: nameOf(contest, person) }));
  if (view.scoring === 'acm') {
    const nothing: AcmTotal = { solved: 0, seconds: 0, tries: 0 };
    const placed = teams.map((team) => ({
      ...team,
      total: view.standing.find(team.userId)?.total ?? nothing,
    }));
    return rank(placed, compareAcm).map(({ userId, total, place }) =>
      presentAcmRow(facts, moment, { userId, place, total, cells: view.standing.find(userId)?.cells }),
    );
  }
  const nothing: OiTotal = { score: 0, runTimeMs: 0 };
  const placed = teams.map((team) => ({ ...team, total: view.standing.find(team.userId)?.total ?? nothing }));
  return rank(placed, compareOi).map(({ userId, total, place }) =>
    presentOiRow(facts, moment, { userId, place, total, cells: view.standing.find(userId)?.cells }),
  );
}

function rank<Total>(teams: readonly Placed<Total>[], compare: (one: Total, other: Total) => number) {
  const ordered = teams.toSorted(
    (one, other) => compare(one.total, other.total) || byName.compare(one.name, other.name),
  );
  let place = 0;
  return ordered.map((team, at) => {
    const before = ordered[at - 1];
    if (before === undefined || compare(before.total, team.total) !== 0) place = at + 1;
    return { ...team, place };
  });
}

interface RowParts<Cell, Total> {
  userId: string;
  place: number;
  total: Total;
  cells: ReadonlyMap<string, Cell> | undefined;
}

function presentAcmRow(
  facts: ContestFacts,
  moment: Moment,
  { userId, place, total, cells }: RowParts<AcmCell, AcmTotal>,
): ScoreboardRow {
  const solvedSeconds = new Map<number, number>();
  const problems = facts.problems.map((problem) => {
    const cell = cells?.get(problem.displayId);
    const second = cell?.acceptedSecond ?? null;
    if (second !== null) solvedSeconds.set(problem.id, second);
    const waiting = second === null ? countWaiting(facts, moment, userId, problem) : 0;
    return {
      problem_id: String(problem.id),
      num_judged: (cell?.errorCount ?? 0) + (second === null ? 0 : 1),
      num_pending: (cell?.frozenTryCount ?? 0) + waiting,
      solved: second !== null,
      ...(second !== null && { time: minutes(second) }),
    };
  });
  const last = Math.max(...solvedSeconds.values());
  return {
    rank: place,
    team_id: teamIdOf(userId),
    score: {
      num_solved: total.solved,
      total_time: minutes(total.seconds),
      time: total.solved === 0 ? null : minutes(last),
    },
    problems,
    isAwardable: total.solved > 0,
    solvedSeconds,
  };
}

function presentOiRow(
  facts: ContestFacts,
  moment: Moment,
  { userId, place, total, cells }: RowParts<OiCell, OiTotal>,
): ScoreboardRow {
  const problems = facts.problems.map((problem) => {
    const score = cells?.get(problem.displayId)?.score ?? 0;
    const rows = visibleAt(facts, moment, userId, problem);
    const scored = rows.filter((row) => row.score !== null && !isUnderWay(row.status));
    const chosen =
      facts.contest.oiBasis === 'recent' ? scored.at(-1) : scored.find((row) => row.score === score);
    return {
      problem_id: String(problem.id),
      num_judged: scored.length,
      num_pending: countWaiting(facts, moment, userId, problem),
      score,
      ...(score > 0 && chosen !== undefined && { time: minutes(secondOf(facts, chosen)) }),
    };
  });
  return {
    rank: place,
    team_id: teamIdOf(userId),
    score: { score: total.score },
    problems,
    isAwardable: total.score > 0,
    solvedSeconds: new Map(),
  };
}

const secondOf = ({ rules }: ContestFacts, { submittedAt }: SubmissionRow) =>
  contestSecond(rules, submittedAt.getTime());

const isInFront = ({ submittedAt }: SubmissionRow, { hiddenFromMs: from }: Moment) =>
  from === null || submittedAt.getTime() < from;

/** Before the freeze, oldest first. */
const visibleAt = (facts: ContestFacts, moment: Moment, userId: string, { id }: ProblemFact) =>
  facts
    .submissionsAt(userId, id)
    .filter((row) => isInFront(row, moment))
    .toSorted((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime() || one.id - other.id);

const countWaiting = (facts: ContestFacts, moment: Moment, userId: string, { id }: ProblemFact) =>
  facts.pendingAt(userId, id).filter((row) => isInFront(row, moment)).length;
