/**
 * The list of a contest's submissions: first the access check, then the time window that the freeze leaves, then the
 * rules for each row.
 */
import { contestSubmissionsCalls, makePage, type QueryOf } from '@touchstone/contract';
import { shownWindow } from '@touchstone/rules/contests/shown-window';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import {
  listContestProblems,
  openContest,
  type ContestProblemRow,
  type OpenContest,
} from '../contests/index.ts';
import { listContestSubmissions, type ContestSubmissionFilter } from './contest-submissions.repository.ts';
import { visibilityOf } from './submission-visibility.ts';
import { presentContestRow, presentReceivedRow } from './submissions.presenter.ts';

type Query = QueryOf<(typeof contestSubmissionsCalls)['GET /api/contest-submissions']>;

export function registerContestSubmissions(app: FastifyInstance, platform: Platform) {
  const { database, settings } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: contestSubmissionsCalls,
    handlers: {
      'GET /api/contest-submissions': async ({ query, viewer, origin: { locale } }) => {
        const open = await openContest(platform, viewer, query.contestID);
        const problems =
          query.problemID === undefined ? [] : await listContestProblems(database, query.contestID);
        const filter = {
          ...chooseWindow(open, viewer, query),
          contestId: open.contest.id,
          usernamePart: blankToUndefined(query.username),
          contestProblemIds: findProblems(problems, query),
          status: query.status,
        };
        const { rows, total } = await listContestSubmissions(database, filter, query);
        const context = {
          switches: settings.current.switches,
          now: open.now,
          isInsideContest: true,
          hasContestResults: open.hasResults,
          standings: () => open.rules.groupStanding,
        };
        const records = rows.flatMap((row) => {
          const visibility = visibilityOf(row, viewer, context);
          if (visibility.kind === 'frozen') return [presentReceivedRow(row, locale)];
          return visibility.kind === 'visible' ? [presentContestRow(row, visibility, locale)] : [];
        });
        return makePage(records, total, query);
      },
    },
  });
}

type SubmissionWindow = Pick<
  ContestSubmissionFilter,
  'from' | 'until' | 'onlyOwn' | 'userId' | 'resultsHiddenFrom'
>;

/** Test submissions before the start are limited to administrators of the contest and their authors. */
function chooseWindow(
  { contest, rules, hiddenFields, hasResults }: OpenContest,
  viewer: Viewer,
  query: Query,
): SubmissionWindow {
  const mine = query.onlyMine === true ? viewer.id : undefined;
  if (query.beforeContestSubmit === true) {
    const userId = hasResults ? mine : viewer.id;
    return {
      from: undefined,
      until: contest.startAt,
      onlyOwn: undefined,
      userId,
      resultsHiddenFrom: undefined,
    };
  }
  const includesAfterEnd = query.containsEnd === true;
  const { fromMs, untilMs, onlyOwnFromMs } = shownWindow(rules, hiddenFields, { includesAfterEnd });
  const frozenFrom = onlyOwnFromMs === null ? undefined : new Date(onlyOwnFromMs);
  return {
    from: new Date(fromMs),
    until: untilMs === null ? undefined : new Date(untilMs),
    onlyOwn: frozenFrom && { from: frozenFrom, userId: viewer.id },
    userId: mine,
    resultsHiddenFrom: contest.scoring === 'oi' ? frozenFrom : undefined,
  };
}

function findProblems(problems: readonly ContestProblemRow[], query: Query): number[] | undefined {
  const wanted = blankToUndefined(query.problemID)?.toLowerCase();
  if (wanted === undefined) return undefined;
  const isMatch = (displayId: string) =>
    query.completeProblemID === true ? displayId === wanted : displayId.includes(wanted);
  return problems.filter(({ displayId }) => isMatch(displayId.toLowerCase())).map(({ id }) => id);
}

/** A blank text is no filter. */
function blankToUndefined(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}
