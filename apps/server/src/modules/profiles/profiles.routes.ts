import { profilesCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentProfile } from './profiles.presenter.ts';
import {
  countSubmissionsByDay,
  findAccount,
  listSolvedProblems,
  summariseSubmissions,
} from './profiles.repository.ts';
import { siteDayOf } from '../../platform/site-day.ts';
import { getProfileSubject } from './profile-subject.ts';

export function registerProfiles(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: profilesCalls,
    handlers: {
      'GET /api/get-user-home-info': async ({ query, viewer }) => {
        const account = await findAccount(database, getProfileSubject(query, viewer));
        if (account === undefined) throw callError('userUnknown');
        const [submissions, solved] = await Promise.all([
          summariseSubmissions(database, account.id),
          listSolvedProblems(database, account.id),
        ]);
        return presentProfile({ account, submissions, solved }, viewer);
      },
      'GET /api/get-user-calendar-heatmap': async ({ query, viewer }) => {
        const endDate = siteDayOf(clock());
        const dataList = await countSubmissionsByDay(database, getProfileSubject(query, viewer), endDate);
        return { endDate, dataList };
      },
    },
  });
}
