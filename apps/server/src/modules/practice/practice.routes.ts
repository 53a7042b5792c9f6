import { practiceCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { callError } from '../../platform/errors/call-error.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { createProblemLoader } from '../problems/index.ts';
import { loadPracticeList } from './load-practice-list.ts';
import { makePracticeList } from './make-practice-list.ts';
import { deletePracticeList } from './practice.repository.ts';

export function registerPractice(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  const { loadRows } = createProblemLoader(platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: practiceCalls,
    handlers: {
      'GET /api/practice-list': ({ viewer, origin }) =>
        loadPracticeList({ database, loadRows }, { userId: viewer.id, locale: origin.locale }),
      'POST /api/practice-list': async ({ viewer, body, origin }) => {
        await makePracticeList(platform, { userId: viewer.id, choice: body });
        const list = await loadPracticeList(
          { database, loadRows },
          { userId: viewer.id, locale: origin.locale },
        );
        if (list === null) throw callError('practiceListGone');
        return list;
      },
      'DELETE /api/practice-list': async ({ viewer, query, origin }) => {
        if (!(await deletePracticeList(database, { id: query.id, userId: viewer.id })))
          throw callError('practiceListGone');
        return loadPracticeList({ database, loadRows }, { userId: viewer.id, locale: origin.locale });
      },
    },
  });
}
