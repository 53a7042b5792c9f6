import { adminProblemsCalls, makePage, problemBatchCalls } from '@touchstone/contract';
import { decideProblemRights } from '@touchstone/rules/problem-administration';
import { parseAdminProblemOrigin } from '@touchstone/rules/problem-origin';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCoAuthors } from '../problems/index.ts';
import { changeCoAuthors } from './change-co-authors.ts';
import { getAdministeredIn } from './administered-problem.ts';
import { changeMany } from './batch/change-many.ts';
import { changeProblemAuth } from './change-problem-auth.ts';
import { registerProblemForm } from './form/form.routes.ts';
import { presentAdministered } from './problem-administration.presenter.ts';
import { listAdministered } from './problem-administration.repository.ts';
import { loadUsage } from './problem-usage.repository.ts';
import { visibilityOfAuth } from './problem-visibility.ts';
import { runRejudgeJob } from './rejudge/rejudge-problem.ts';
import { removeProblem } from './remove-problem.ts';

export function registerProblemAdministration(app: FastifyInstance, platform: Platform) {
  registerList(app, platform);
  registerProblemForm(app, platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: problemBatchCalls,
    handlers: { 'POST /api/admin/problem/batch': (call) => changeMany(platform, call) },
  });
  app.addHook('onReady', () => platform.queue.work('problem.rejudge', (run) => runRejudgeJob(platform, run)));
}

function registerList(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminProblemsCalls,
    handlers: {
      'GET /api/admin/problem/co-authors': async ({ query, viewer }) => {
        const { rights } = await getAdministeredIn(platform.database, viewer, {
          id: query.pid,
          groupId: null,
        });
        const coAuthors = await listCoAuthors(platform.database, query.pid);
        return { usernames: coAuthors.map(({ username }) => username), canChange: rights.canNameCoAuthors };
      },
      'PUT /api/admin/problem/co-authors': async ({ body, viewer, origin }) => {
        await changeCoAuthors(platform, { viewer, origin }, body);
        return null;
      },
      'GET /api/admin/problem/get-problem-list': async ({ query, viewer, origin: { locale } }) => {
        const keyword = query.keyword?.trim();
        const filter = {
          keyword: keyword === '' ? undefined : keyword,
          visibility: visibilityOfAuth(query.auth),
          origin: parseAdminProblemOrigin(query.oj),
          isArchived: query.archived === true,
        };
        const { rows, total } = await listAdministered(platform.database, filter, query);
        const editable = rows.filter(
          (row) => decideProblemRights(viewer, row.authorId, row.coAuthorIds).canEdit,
        );
        const usesOf = await loadUsage(
          platform.database,
          editable.map(({ id }) => id),
        );
        const now = platform.clock();
        return makePage(
          rows.map((row) => presentAdministered(row, { viewer, uses: usesOf(row.id), now, locale })),
          total,
          query,
        );
      },
      'PUT /api/admin/problem/change-problem-auth': async (call) => {
        await changeProblemAuth(platform, call);
        return null;
      },
      'DELETE /api/admin/problem': async (call) => {
        await removeProblem(platform, call);
        return null;
      },
    },
  });
}
