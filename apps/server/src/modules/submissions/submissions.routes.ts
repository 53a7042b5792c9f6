import { makePage, submissionsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { CallOrigin, Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { guestStandings, openGroup } from '../groups/index.ts';
import { createGroupSubmissionLoader } from './list/list-group-submissions.ts';
import type { SubmissionFilter } from './list/parse-search.ts';
import { createSubmissionLoader } from './list/list-submissions.ts';
import { getCaseResults, listContestStates, getDetail, listStates } from './view-submissions.ts';
import { cancelOwnSubmission } from './cancel-own-submission.ts';
import { explainSubmission } from './explain-submission.ts';
import { getTestRun, getTestRunForOldClients } from './get-test-run.ts';
import { resubmitSolution } from './resubmit-solution.ts';
import { shareSubmission } from './share-submission.ts';
import { startTestRun } from './start-test-run.ts';
import { parseContext } from './submission-context.ts';
import { visibilityOf } from './submission-visibility.ts';
import { presentOwn, presentRow } from './submissions.presenter.ts';
import { submitSolution } from './submit-solution.ts';

type SubmissionHandlers = Handlers<typeof submissionsCalls>;

export function registerPublicCalls(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: submissionsCalls,
    handlers: { ...submittingHandlers(platform), ...viewingHandlers(platform), ...owningHandlers(platform) },
  });
}

function submittingHandlers(platform: Platform) {
  return {
    'POST /api/submit-problem-judge': async ({ body, viewer, origin }) => {
      const { pid, language, code, captcha, captchaKey, idempotencyKey } = body;
      const answer = { captcha, captchaKey };
      const context = parseContext(body);
      const solution = { displayId: pid, language, code, context, answer, idempotencyKey };
      return presentOwn(await submitSolution(platform, { viewer, origin, solution }));
    },
    'POST /api/submit-problem-test-judge': ({ body, viewer, origin }) => {
      const { pid, type, code, language, userInput, expectedOutput } = body;
      const request = { problemId: pid, area: type, code, language, input: userInput, expectedOutput };
      return startTestRun(platform, { viewer, origin, request });
    },
    'GET /api/get-test-judge-result': ({ query, viewer }) =>
      getTestRunForOldClients(platform, { key: query.testJudgeKey, userId: viewer.id }),
    'GET /api/test-run-result': ({ query, viewer }) =>
      getTestRun(platform, { key: query.testJudgeKey, userId: viewer.id }),
  } satisfies Partial<SubmissionHandlers>;
}

function viewingHandlers(platform: Platform) {
  const { settings, clock } = platform;
  const loadPage = createSubmissionLoader(platform);
  const listOfGroup = createGroupList(platform);
  return {
    'GET /api/get-submission-list': async ({ query, viewer, origin }) => {
      if (query.onlyMine === true && viewer === undefined) throw callError('ownListLogin');
      const { problemID: text, completeProblemID: isWhole = false } = query;
      const filter = {
        userId: query.onlyMine === true ? viewer?.id : undefined,
        usernamePart: query.username,
        displayId: text === undefined ? undefined : { text, isWhole },
        status: query.status,
      };
      const { groupId } = parseContext(query);
      if (groupId !== undefined) return listOfGroup(groupId, { viewer, filter, query, origin });
      const { rows, total } = await loadPage(filter, query);
      // The list shows submissions outside groups only.
      const context = { switches: settings.current.switches, now: clock(), standings: guestStandings };
      const records = rows.flatMap((row) => {
        const visibility = visibilityOf(row, viewer, context);
        return visibility.kind === 'visible' ? [presentRow(row, visibility, origin.locale)] : [];
      });
      return makePage(records, total, query);
    },
    'GET /api/get-submission-detail': ({ query, viewer, origin }) =>
      getDetail(platform, { submissionId: query.submitId, viewer, locale: origin.locale }),
    'GET /api/get-all-case-result': ({ query, viewer }) =>
      getCaseResults(platform, { submissionId: query.submitId, viewer }),
    'GET /api/submission-explanation': ({ query, viewer }) =>
      explainSubmission(platform, { submissionId: query.submitId, viewer }),
    'POST /api/check-submissions-status': ({ body, viewer }) =>
      listStates(platform, { submissionIds: body.submitIds, viewer }),
    'POST /api/check-contest-submissions-status': ({ body, viewer }) => {
      const { contestId } = parseContext(body);
      if (contestId === undefined) throw callError('contestIdRequired');
      return listContestStates(platform, { submissionIds: body.submitIds, contestId, viewer });
    },
  } satisfies Partial<SubmissionHandlers>;
}

interface GroupListRequest {
  viewer: Viewer | undefined;
  filter: SubmissionFilter;
  query: PageRequest;
  origin: CallOrigin;
}

/** For members of the group. Guests learn nothing about a group. */
function createGroupList(platform: Platform) {
  const { database, settings, clock } = platform;
  const loadPage = createGroupSubmissionLoader(platform);
  return async (groupId: number, { viewer, filter, query, origin }: GroupListRequest) => {
    if (viewer === undefined) throw callError('loginRequired');
    const { actor } = await openGroup(database, viewer, groupId, 'seeContent');
    const { rows, total } = await loadPage({ ...filter, groupId }, query);
    const standings = () => actor.standing;
    const context = { switches: settings.current.switches, now: clock(), standings };
    const records = rows.flatMap((row) => {
      const visibility = visibilityOf(row, viewer, context);
      return visibility.kind === 'visible' ? [presentRow(row, visibility, origin.locale)] : [];
    });
    return makePage(records, total, query);
  };
}

function owningHandlers(platform: Platform) {
  return {
    'PUT /api/submission': async ({ body, viewer }) => {
      const { submitId, share } = body;
      await shareSubmission(platform, { userId: viewer.id, submissionId: submitId, isShared: share });
      return null;
    },
    'POST /api/cancel-submission': async ({ body, viewer }) => {
      await cancelOwnSubmission(platform, { viewer, submissionId: body.submitId });
      return null;
    },
    'GET /api/resubmit': async ({ query, viewer, origin }) =>
      presentOwn(await resubmitSolution(platform, { viewer, origin, submissionId: query.submitId })),
  } satisfies Partial<SubmissionHandlers>;
}
