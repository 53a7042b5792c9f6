import { contestsCalls, makePage, problemTypes } from '@touchstone/contract';
import { isGroupMember } from '@touchstone/rules/group-standing';
import { stageCodes } from '@touchstone/rules/contests/contest-time';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { cached } from '../../platform/cache.ts';
import { presentContest, presentContestInfo } from './contests.presenter.ts';
import { listContests, listRecentContests } from './contests.repository.ts';
import { registerContestContent } from './content/content.routes.ts';
import { findShownContest } from './open-contest.ts';
import { registerOwnProgress } from './own-progress/own-progress.routes.ts';
import { getContestAccess, registerForContest } from './register-for-contest.ts';
import { registerReveal } from './reveal/reveal.routes.ts';
import { registerOnSite } from './on-site/on-site.routes.ts';

/** Finds the name of a code. */
const nameOf = <Name extends string>(codes: Readonly<Record<Name, number>>, code: number | undefined) =>
  (Object.keys(codes) as Name[]).find((name) => codes[name] === code);

/** The home page shows contests that start within this time. */
const soonMs = 14 * 86_400_000;
/** Every visit of the home page requests it. */
const recentTtlMs = 5000;

export function registerContests(app: FastifyInstance, platform: Platform) {
  registerContestAccess(app, platform);
  registerContestContent(app, platform);
  registerOnSite(app, platform);
  registerReveal(app, platform);
  registerOwnProgress(app, platform);
}

function registerContestAccess(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  const loadRecent = cached({
    clock,
    ttlMs: recentTtlMs,
    read: () => {
      const now = clock();
      return listRecentContests(database, { now, before: new Date(now.getTime() + soonMs) });
    },
  });
  registerCalls(app, authenticatorOf(platform), {
    calls: contestsCalls,
    handlers: {
      'GET /api/get-recent-contest': async () => {
        const now = clock();
        return (await loadRecent()).map((row) => presentContest(row, now));
      },
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
        const { contest, rules, isAdmin } = await findShownContest(database, viewer, query.cid);
        if (!isAdmin && rules.groupStanding !== null && !isGroupMember(rules.groupStanding))
          throw callError('contestOfGroup');
        return presentContestInfo(contest, clock());
      },
      'POST /api/register-contest': async ({ body, viewer }) => {
        await registerForContest(platform, viewer, body);
        return null;
      },
      'GET /api/get-contest-access': ({ query, viewer }) => getContestAccess(platform, viewer, query.cid),
    },
  });
}
