import { adminProblemFormCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loadJudgingChange } from '../rejudge/load-judging-change.ts';
import { startRejudge } from '../rejudge/rejudge-problem.ts';
import { changeProblem } from './change-problem.ts';
import { loadCaseContent, loadCases, loadForm } from './load-form.ts';
import { createFromDraft } from './save-draft.ts';

export function registerProblemForm(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminProblemFormCalls,
    handlers: {
      'GET /api/admin/problem': ({ query: { pid }, viewer, origin: { locale } }) =>
        loadForm(platform, { viewer, id: pid, locale }),
      'POST /api/admin/problem': (call) => createFromDraft(platform, call),
      'PUT /api/admin/problem': (call) => changeProblem(platform, call),
      'GET /api/admin/problem/get-problem-cases': ({ query, viewer }) =>
        loadCases(platform, viewer, query.pid),
      'GET /api/admin/problem/case-content': ({ query, viewer }) => loadCaseContent(platform, viewer, query),
      'GET /api/admin/problem/judging-change': ({ query, viewer }) =>
        loadJudgingChange(platform, viewer, query.pid),
      'POST /api/admin/problem/rejudge': (call) => startRejudge(platform, call),
    },
  });
}
