import { adminGroupProblemsCalls, makePage, type Locale } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { titleFor } from '../../../platform/translated-columns.ts';
import { answerApplication } from './answer-application.ts';
import { listApplications, type ApplicationRow } from './group-applications.repository.ts';

export function registerGroupApplications(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminGroupProblemsCalls,
    handlers: {
      'GET /api/admin/group-problem/list': async ({ query, origin }) => {
        const filter = { keyword: query.keyword?.trim() || undefined, groupId: query.gid };
        const { rows, total } = await listApplications(platform.database, filter, query);
        return makePage(
          rows.map((row) => presentApplication(row, origin.locale)),
          total,
          query,
        );
      },
      'PUT /api/admin/group-problem/change-progress': async (call) => {
        await answerApplication(platform, call);
        return null;
      },
    },
  });
}

const presentApplication = (row: ApplicationRow, locale: Locale) => ({
  id: row.id,
  // A table constraint guarantees that both are set or neither.
  gid: row.applicationGroupId ?? 0,
  applyPublicProgress: row.applicationProgress ?? 0,
  problemId: row.displayId,
  title: titleFor(row, locale),
  author: row.author,
  type: row.scoring === 'oi' ? 1 : 0,
  judgeMode: row.judgeMode,
  isGroup: row.groupId !== null,
});
