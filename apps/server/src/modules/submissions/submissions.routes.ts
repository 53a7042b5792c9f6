import { makePage, submissionsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentCases } from './cases.presenter.ts';
import { createSubmissionReader } from './list-submissions.ts';
import { readTestRun } from './read-test-run.ts';
import { resubmitSolution } from './resubmit-solution.ts';
import { shareSubmission } from './share-submission.ts';
import { startTestRun } from './start-test-run.ts';
import { checkPlaceExists, namePlace } from './submission-place.ts';
import { caseSightOf, sightOf } from './submission-sight.ts';
import { presentDetail, presentOwn, presentRow, presentState, sealedJudge } from './submissions.presenter.ts';
import { listCaseResults, listSubmissionsById } from './submissions.repository.ts';
import { getSubmission, submitSolution } from './submit-solution.ts';

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
      const { pid, language, code } = body;
      const solution = { displayId: pid, language, code, place: namePlace(body) };
      return presentOwn(await submitSolution(platform, { userId: viewer.id, origin, solution }));
    },
    'POST /api/submit-problem-test-judge': ({ body, viewer, origin }) => {
      const { pid, type, code, language, userInput, expectedOutput } = body;
      const request = { problemId: pid, area: type, code, language, input: userInput, expectedOutput };
      return startTestRun(platform, { viewer, origin, request });
    },
    'GET /api/get-test-judge-result': ({ query, viewer }) =>
      readTestRun(platform, { key: query.testJudgeKey, userId: viewer.id }),
  } satisfies Partial<SubmissionHandlers>;
}

function viewingHandlers({ database, clock, settings }: Platform) {
  const readPage = createSubmissionReader({ database, clock });
  return {
    'GET /api/get-submission-list': async ({ query, viewer }) => {
      if (query.onlyMine === true && viewer === undefined) throw callError('ownListLogin');
      checkPlaceExists(namePlace({ gid: query.gid }));
      const { problemID: text, completeProblemID: isWhole = false } = query;
      const filter = {
        userId: query.onlyMine === true ? viewer?.id : undefined,
        usernamePart: query.username,
        displayId: text === undefined ? undefined : { text, isWhole },
        status: query.status,
      };
      const { rows, total } = await readPage(filter, query);
      const records = rows.flatMap((row) => {
        const sight = sightOf(row, viewer, settings.current.switches);
        return sight.kind === 'visible' ? [presentRow(row, sight)] : [];
      });
      return makePage(records, total, query);
    },
    'GET /api/get-submission-detail': async ({ query, viewer, origin }) => {
      const row = await getSubmission(database, query.submitId);
      const sight = sightOf(row, viewer, settings.current.switches);
      switch (sight.kind) {
        case 'missing':
          throw callError('submissionNotFound');
        case 'login-required':
          throw callError('contestSubmissionLogin');
        case 'sealed':
          return { submission: sealedJudge, codeShare: null };
        case 'visible':
          return {
            submission: presentDetail(row, sight, origin.locale),
            codeShare: row.isCodeSharingAllowed,
          };
        default:
          return sight satisfies never;
      }
    },
    'GET /api/get-all-case-result': async ({ query, viewer }) => {
      const row = await getSubmission(database, query.submitId);
      const sight = caseSightOf(row, viewer);
      switch (sight.kind) {
        case 'missing':
          throw callError('submissionNotFound');
        case 'login-required':
          throw callError('contestCasesLogin');
        case 'none':
          return null;
        case 'visible':
          return presentCases(row, await listCaseResults(database, row.id), sight);
        default:
          return sight satisfies never;
      }
    },
    'POST /api/check-submissions-status': async ({ body, viewer }) => {
      const rows = await listSubmissionsById(database, body.submitIds);
      const states = rows.flatMap((row) => {
        const sight = sightOf(row, viewer, settings.current.switches);
        if (sight.kind === 'sealed') return [[String(row.id), sealedJudge] as const];
        return sight.kind === 'visible' ? [[String(row.id), presentState(row, sight)] as const] : [];
      });
      return Object.fromEntries(states);
    },
  } satisfies Partial<SubmissionHandlers>;
}

function owningHandlers(platform: Platform) {
  return {
    'PUT /api/submission': async ({ body, viewer }) => {
      const { submitId, share } = body;
      await shareSubmission(platform, { userId: viewer.id, submissionId: submitId, isShared: share });
      return null;
    },
    'GET /api/resubmit': async ({ query, viewer, origin }) =>
      presentOwn(await resubmitSolution(platform, { viewer, origin, submissionId: query.submitId })),
  } satisfies Partial<SubmissionHandlers>;
}
