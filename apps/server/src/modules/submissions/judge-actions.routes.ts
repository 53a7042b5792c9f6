import { contestRejudgeCalls, judgeActionCalls, problemsCalls, statuses } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { openContestFor } from '../contests/index.ts';
import { compileChecker } from './compile-checker.ts';
import { getSubmission } from './get-submission.ts';
import { cancelJudging, judgeByHand } from './manual-verdict.ts';
import { startContestRejudge, runContestRejudge } from './rejudge-contest-problem.ts';
import { rejudgeSubmission } from './rejudge-submission.ts';
import { presentChange, presentOwn } from './submissions.presenter.ts';

export function registerJudgeActions(app: FastifyInstance, platform: Platform) {
  app.addHook('onReady', () =>
    platform.queue.work('contest-problem.rejudge', ({ data }) => runContestRejudge(platform, data)),
  );
  registerCalls(app, authenticatorOf(platform), {
    calls: judgeActionCalls,
    handlers: {
      'GET /api/admin/judge/rejudge': async ({ query, viewer, origin }) =>
        presentOwn(await rejudgeSubmission(platform, { viewer, origin }, query.submitId)),
      'GET /api/admin/judge/rejudge-contest-problem': async ({ query, viewer, origin }) => {
        const { cid, pid } = query;
        await startContestRejudge(platform, { viewer, origin }, { contestId: cid, problemId: pid });
        return null;
      },
      'GET /api/admin/judge/manual-judge': async ({ query, viewer, origin }) => {
        const { submitId, status, score } = query;
        const by = { viewer, origin };
        const decided = await judgeByHand(platform, by, { submissionId: submitId, status, score });
        const { judgeName, ...scores } = decided;
        return presentChange({ submitId, status, judger: judgeName, ...scores });
      },
      'GET /api/admin/judge/cancel-judge': async ({ query, viewer, origin }) => {
        const { judgeName } = await cancelJudging(platform, { viewer, origin }, query.submitId);
        return presentChange({ submitId: query.submitId, status: statuses.cancelled, judger: judgeName });
      },
    },
  });
}

/** Rejudging by the jury of a contest; it reaches submissions of its own contest only. */
export function registerContestRejudge(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: contestRejudgeCalls,
    handlers: {
      'POST /api/contest-desk/rejudge': async ({ body, viewer, origin }) => {
        const { cid, pid, submitId } = body;
        const by = { viewer, origin };
        await openContestFor(platform, viewer, { id: cid, duty: 'rejudge' });
        if (submitId !== undefined) {
          const { contestId } = await getSubmission(platform.database, submitId);
          if (contestId !== cid) throw callError('submissionNotFound');
          await rejudgeSubmission(platform, by, submitId);
        } else await startContestRejudge(platform, by, { contestId: cid, problemId: pid ?? 0 });
        return null;
      },
    },
  });
}

/** Calls of the problem module that need the judging queue of this module. */
export function registerCheckerCompilation(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: problemsCalls,
    handlers: {
      'POST /api/admin/problem/compile-spj': async ({ body, viewer, origin: { requestId } }) => {
        await compileChecker(platform, {
          userId: viewer.id,
          requestId,
          source: { ...body, role: 'checker' },
        });
        return null;
      },
      'POST /api/admin/problem/compile-interactive': async ({ body, viewer, origin: { requestId } }) => {
        await compileChecker(platform, {
          userId: viewer.id,
          requestId,
          source: { ...body, role: 'interactor' },
        });
        return null;
      },
    },
  });
}
