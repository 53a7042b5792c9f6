import { contestsCalls, makePage, problemTypes } from '@touchstone/contract';
import { stageCodes } from '@touchstone/rules/contests/contest-time';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentContest, presentContestInfo } from './contests.presenter.ts';
import { listContests } from './contests.repository.ts';
import { findShownContest } from './open-contest.ts';
import { hasContestAccess, registerForContest } from './register-for-contest.ts';

/** The name that has this number. */
const nameOf = <Name extends string>(codes: Readonly<Record<Name, number>>, code: number | undefined) =>
  (Object.keys(codes) as Name[]).find((name) => codes[name] === code);

export function registerContests(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: contestsCalls,
    handlers: {
      'GET /api/get-contest-list': async ({ query }) => {
        const now = clock();
        const keyword = query.keyword?.trim();
        const filter = {
          stage: nameOf(stageCodes, query.status),
          scoring: nameOf(problemTypes, query.type),
          keyword: keyword === '' ? undefined : keyword,
          now,
        };
        const { rows, total } = await listContests(database, filter, query);
        return makePage(
          rows.map((row) => presentContest(row, now)),
          total,
          query,
        );
      },
      'GET /api/get-contest-info': async ({ query, viewer }) => {
        const { contest, terms, isAdmin } = await findShownContest(database, viewer, query.cid);
        if (!isAdmin && terms.group !== null && !terms.group.isViewerMember)
          throw callError('contestOfGroup');
        return presentContestInfo(contest, clock());
      },
      'POST /api/register-contest': async ({ body, viewer }) => {
        await registerForContest(platform, viewer, body);
        return null;
      },
      'GET /api/get-contest-access': async ({ query, viewer }) => ({
        access: await hasContestAccess(platform, viewer, query.cid),
      }),
    },
  });
}
