/** Loads submissions for a viewer: each function applies the visibility rules first. */
import type { DataOf, Judge, Locale, submissionsCalls } from '@touchstone/contract';
import { hasFailingInput } from '@touchstone/rules/judging/failing-input';
import { seesResults } from '@touchstone/rules/contests/contest-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { canEnterContest, findContest, isShutOut, loadContestRules, openContest } from '../contests/index.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { presentCases } from './cases.presenter.ts';
import { caseVisibilityOf, visibilityOf } from './submission-visibility.ts';
import { presentDetail, presentState, presentTitle, frozenJudge } from './submissions.presenter.ts';
import { listCaseResults, listSubmissionsById, type SubmissionRow } from './submissions.repository.ts';
import { getSubmissionFor } from './get-submission.ts';

type Parts = Pick<Platform, 'database' | 'settings' | 'clock'>;
type Detail = DataOf<(typeof submissionsCalls)['GET /api/get-submission-detail']>;
type CaseResults = DataOf<(typeof submissionsCalls)['GET /api/get-all-case-result']>;

/** Only a private contest needs a lookup of registrations: the row has everything else. */
export const isInsideContest = async (
  parts: Pick<Parts, 'database' | 'clock'>,
  { contestId, contestAudience }: Pick<SubmissionRow, 'contestId' | 'contestAudience'>,
  viewer: Viewer | undefined,
): Promise<boolean> =>
  contestId !== null &&
  contestAudience === 'private' &&
  viewer !== undefined &&
  canEnterContest(parts, viewer, contestId);

/** The jury is stored with the contest, which the row of a submission does not contain. */
async function seesContestResults(
  database: Parts['database'],
  { contestId }: Pick<SubmissionRow, 'contestId'>,
  viewer: Viewer | undefined,
): Promise<boolean> {
  if (contestId === null || viewer === undefined) return false;
  const contest = await findContest(database, contestId);
  return contest !== undefined && seesResults(viewer, await loadContestRules(database, viewer, contest));
}

export async function getDetail(
  { database, settings, clock }: Parts,
  { submissionId, viewer, locale }: { submissionId: number; viewer: Viewer | undefined; locale: Locale },
): Promise<Detail> {
  const row = await getSubmissionFor({ database, clock }, viewer, submissionId);
  const isInside = await isInsideContest({ database, clock }, row, viewer);
  const hasContestResults = await seesContestResults(database, row, viewer);
  const standings = await loadGroupStandings(database, viewer, [row.groupId]);
  const now = clock();
  const { switches } = settings.current;
  const context = { switches, now, isInsideContest: isInside, hasContestResults, standings };
  const visibility = visibilityOf(row, viewer, context);
  switch (visibility.kind) {
    case 'missing':
      throw callError('submissionNotFound');
    case 'login-required':
      throw callError('contestSubmissionLogin');
    case 'frozen':
      return { submission: frozenJudge, codeShare: null, title: null, mayHaveCounterExample: false };
    case 'visible':
      return {
        submission: presentDetail(row, visibility, locale),
        codeShare: row.isCodeSharingAllowed,
        title: visibility.isTitleShown ? presentTitle(row, row.contestTitle, locale) : null,
        mayHaveCounterExample:
          row.userId === viewer?.id && row.hasInputPrograms && hasFailingInput(row.status),
      };
    default:
      return visibility satisfies never;
  }
}

/** Returns null when the cases are hidden. */
export async function getCaseResults(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { submissionId, viewer }: { submissionId: number; viewer: Viewer | undefined },
): Promise<CaseResults> {
  const row = await getSubmissionFor({ database, clock }, viewer, submissionId);
  const isInside = await isInsideContest({ database, clock }, row, viewer);
  const hasContestResults = await seesContestResults(database, row, viewer);
  const standings = await loadGroupStandings(database, viewer, [row.groupId]);
  const context = { now: clock(), isInsideContest: isInside, hasContestResults, standings };
  const visibility = caseVisibilityOf(row, viewer, context);
  switch (visibility.kind) {
    case 'missing':
      throw callError('submissionNotFound');
    case 'login-required':
      throw callError('contestCasesLogin');
    case 'none':
      return null;
    case 'visible':
      return presentCases(row, await listCaseResults(database, row.id), visibility);
    default:
      return visibility satisfies never;
  }
}

/** The contests of these submissions whose exam protection refuses the device. */
async function listShutOutContests(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  rows: readonly Pick<SubmissionRow, 'contestId'>[],
): Promise<ReadonlySet<number>> {
  const shutOut = new Set<number>();
  for (const contestId of new Set(rows.flatMap((row) => row.contestId ?? []))) {
    const contest = await findContest(database, contestId);
    if (contest === undefined) continue;
    const rules = await loadContestRules(database, viewer, contest);
    if (await isShutOut(database, viewer, { contest, rules, now: clock() })) shutOut.add(contestId);
  }
  return shutOut;
}

/** By id. Submissions without access are omitted, like unknown ones. */
export async function listStates(
  { database, settings, clock }: Parts,
  { submissionIds, viewer }: { submissionIds: number[]; viewer: Viewer | undefined },
): Promise<Record<string, Judge>> {
  const rows = await listSubmissionsById(database, submissionIds);
  const standings = await loadGroupStandings(
    database,
    viewer,
    rows.map(({ groupId }) => groupId),
  );
  const context = { switches: settings.current.switches, now: clock(), standings };
  const shutOut = await listShutOutContests({ database, clock }, viewer, rows);
  const states = rows.flatMap((row): [string, Judge][] => {
    if (row.contestId !== null && shutOut.has(row.contestId)) return [];
    const visibility = visibilityOf(row, viewer, context);
    if (visibility.kind === 'frozen') return [[String(row.id), frozenJudge]];
    return visibility.kind === 'visible' ? [[String(row.id), presentState(row, visibility)]] : [];
  });
  return Object.fromEntries(states);
}

/**
 * Submissions of the contest. While the scoreboard is frozen, hidden ones are omitted; figures of others are hidden
 * while the contest runs.
 */
export async function listContestStates(
  platform: Parts,
  { submissionIds, contestId, viewer }: { submissionIds: number[]; contestId: number; viewer: Viewer },
): Promise<Record<string, Judge>> {
  const { database, settings } = platform;
  const { now, rules, hasResults } = await openContest(platform, viewer, contestId);
  const context = {
    switches: settings.current.switches,
    now,
    isInsideContest: true,
    hasContestResults: hasResults,
    standings: () => rules.groupStanding,
  };
  const rows = await listSubmissionsById(database, submissionIds);
  const states = rows.flatMap((row): [string, Judge][] => {
    if (row.contestId !== contestId) return [];
    const visibility = visibilityOf(row, viewer, context);
    return visibility.kind === 'visible'
      ? [[String(row.id), { ...presentState(row, visibility), displayPid: null }]]
      : [];
  });
  return Object.fromEntries(states);
}
