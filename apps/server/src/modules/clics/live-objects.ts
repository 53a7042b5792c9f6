/** Submissions, judgements and runs in the shapes of the Contest API. */
import { isUnderWay } from '@touchstone/contract';
import { hiddenFromMs, isContentVisible, type ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import { formatDuration, formatMoment } from '@touchstone/rules/clics/clics-time';
import { judgementTypeOf } from '@touchstone/rules/clics/judgement-types';
import { judgementIdOf, languageIdOf, teamIdOf } from './clics-ids.ts';
import type { CaseResultRow, SubmissionRow } from './clics.repository.ts';
import type { ContestFacts } from './contest-facts.ts';

/** Which submissions an audience sees at a moment. */
export interface Moment {
  readonly isContentVisible: boolean;
  readonly hiddenFromMs: number | null;
}

export const momentOf = (audience: ClicsAudience, { rules }: ContestFacts, nowMs: number): Moment => ({
  isContentVisible: isContentVisible(audience, rules, nowMs),
  hiddenFromMs: hiddenFromMs(audience, rules, nowMs),
});

const isHiddenByFreeze = ({ submittedAt }: SubmissionRow, { hiddenFromMs: from }: Moment) =>
  from !== null && submittedAt.getTime() >= from;

/** While an ACM contest is frozen, everyone sees that a submission exists; in OI not even that. */
export const isSubmissionVisible = ({ contest }: ContestFacts, row: SubmissionRow, moment: Moment) =>
  moment.isContentVisible && (contest.scoring === 'acm' || !isHiddenByFreeze(row, moment));

/**
 * While an OI contest is frozen, submissions are hidden, so teams appear by registration or by an earlier submission.
 */
export function listVisibleTeams(facts: ContestFacts, moment: Moment) {
  if (!moment.isContentVisible) return [];
  if (facts.contest.scoring === 'acm' || moment.hiddenFromMs === null) return facts.teams();
  const visibleIds = new Set(facts.registered);
  for (const row of facts.submissions.values())
    if (isSubmissionVisible(facts, row, moment)) visibleIds.add(row.userId);
  return facts.teams().filter(({ id }) => visibleIds.has(id));
}

export const isJudgementVisible = (facts: ContestFacts, row: SubmissionRow, moment: Moment) =>
  isSubmissionVisible(facts, row, moment) && !isUnderWay(row.status) && !isHiddenByFreeze(row, moment);

export function presentSubmission(
  { contest, rules }: ContestFacts,
  row: SubmissionRow,
  audience: ClicsAudience,
) {
  const ms = row.submittedAt.getTime();
  const id = String(row.id);
  return {
    id,
    // The board does not show the language.
    ...(audience !== 'board' && { language_id: languageIdOf(row.language) }),
    problem_id: String(row.contestProblemId),
    team_id: teamIdOf(row.userId),
    time: formatMoment(ms),
    contest_time: formatDuration(ms - rules.startMs),
    entry_point: null,
    ...(audience === 'runs-it' && {
      files: [
        {
          href: `contests/${String(contest.id)}/submissions/${id}/files`,
          filename: 'files.zip',
          mime: 'application/zip',
        },
      ],
    }),
  };
}

/** The start of judging is not stored, so the submission time is used. A verdict cannot be earlier. */
function timesOf({ rules }: ContestFacts, row: SubmissionRow) {
  const startMs = row.submittedAt.getTime();
  const endMs = Math.max(startMs, row.updatedAt.getTime());
  return {
    start_time: formatMoment(startMs),
    start_contest_time: formatDuration(startMs - rules.startMs),
    end_time: formatMoment(endMs),
    end_contest_time: formatDuration(endMs - rules.startMs),
  };
}

export function presentJudgement(facts: ContestFacts, row: SubmissionRow, audience: ClicsAudience) {
  return {
    id: judgementIdOf(row),
    submission_id: String(row.id),
    judgement_type_id: judgementTypeOf(row.status, { isBoardOnly: audience === 'board' }) ?? null,
    ...(facts.contest.scoring === 'oi' && { score: row.score ?? 0 }),
    ...timesOf(facts, row),
    ...(audience === 'runs-it' && { max_run_time: row.timeMs === null ? null : row.timeMs / 1000 }),
  };
}

/** Skipped cases are no runs: returns undefined. */
export function presentRun(facts: ContestFacts, row: SubmissionRow, result: CaseResultRow) {
  const type = judgementTypeOf(result.status, { isBoardOnly: false });
  if (type === undefined || type === 'SE') return undefined;
  const { end_time: time, end_contest_time: contestTime } = timesOf(facts, row);
  return {
    id: runIdOf(judgementIdOf(row), result.seq),
    judgement_id: judgementIdOf(row),
    ordinal: result.seq,
    judgement_type_id: type,
    time,
    contest_time: contestTime,
    run_time: result.timeMs / 1000,
  };
}

export const runIdOf = (judgementId: string, ordinal: number) => `${judgementId}-${String(ordinal)}`;
