/** On-site services of a contest: prints, and balloons for solved problems. */
import { contestRoomCalls, makePage, toWireDate } from '@touchstone/contract';
import { isFrozenAt } from '@touchstone/rules/contests/contest-time';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import type { Handlers } from '../../../platform/http/call-context.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { servePrograms } from '../archive/download-programs.ts';
import { openContestFor } from '../open-contest.ts';
import { listBalloons, type BalloonRow } from './balloons.repository.ts';
import { servePrints } from './download-print.ts';
import { listPrints, type PrintRow } from './prints.repository.ts';
import { submitPrint } from './submit-print.ts';
import { markBalloonDelivered, markPrintDone } from './mark-delivered.ts';

type OnSiteHandlers = Handlers<typeof contestRoomCalls>;

export function registerOnSite(app: FastifyInstance, platform: Platform) {
  servePrints(app, platform);
  servePrograms(app, platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: contestRoomCalls,
    handlers: { ...printHandlers(platform), ...balloonHandlers(platform) },
  });
}

function printHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'POST /api/submit-print-text': async ({ body, viewer }) => {
      await submitPrint(platform, viewer, body);
      return null;
    },
    'GET /api/get-contest-print': async ({ query, viewer }) => {
      await openContestFor(platform, viewer, { id: query.cid, duty: 'prints' });
      const { rows, total } = await listPrints(database, query.cid, query);
      return makePage(rows.map(presentPrint), total, query);
    },
    'PUT /api/check-contest-print-status': async ({ query, body, viewer, origin }) => {
      const print = { id: query.id ?? body.id ?? 0, cid: query.cid ?? body.cid ?? 0 };
      await openContestFor(platform, viewer, { id: print.cid, duty: 'prints' });
      await markPrintDone(platform, { viewer, origin }, print);
      return null;
    },
  } satisfies Partial<OnSiteHandlers>;
}

function balloonHandlers(platform: Platform) {
  const { database, clock } = platform;
  const openBalloons = async (viewer: Viewer, id: number) => {
    const { contest, rules } = await openContestFor(platform, viewer, { id, duty: 'balloons' });
    const isHiding = !contest.hasBalloonsInFreeze && isFrozenAt(rules, clock().getTime());
    return { ...contest, hiddenFrom: isHiding ? contest.sealedFrom : null };
  };
  return {
    'GET /api/get-contest-ac-info': async ({ query, viewer }) => {
      const contest = await openBalloons(viewer, query.cid);
      const { rows, total } = await listBalloons(database, contest, query);
      const balloons = rows.map((row) => presentBalloon(row, contest.id));
      const hiddenFrom = contest.hiddenFrom && toWireDate(contest.hiddenFrom);
      return { ...makePage(balloons, total, query), hiddenFrom };
    },
    'PUT /api/check-contest-ac-info': async ({ body, viewer, origin }) => {
      const contest = await openBalloons(viewer, body.cid);
      await markBalloonDelivered(platform, { viewer, origin }, contest, body);
      return null;
    },
  } satisfies Partial<OnSiteHandlers>;
}

const presentPrint = (row: PrintRow) => ({
  id: row.id,
  cid: row.contestId,
  username: row.username,
  realname: row.realname,
  status: row.isPrinted ? 1 : 0,
  content: null,
  gmtCreate: toWireDate(row.createdAt),
  gmtModified: null,
});

const presentBalloon = (row: BalloonRow, contestId: number) => ({
  id: row.id,
  cid: contestId,
  uid: row.userId,
  pid: row.problemId,
  displayId: row.displayId,
  color: row.color,
  submitId: row.id,
  username: row.username,
  realname: row.realname,
  status: 1 as const,
  submitTime: toWireDate(row.submittedAt),
  time: row.second,
  firstBlood: row.isFirst,
  checked: row.isDelivered,
  cpid: null,
  score: null,
  useTime: null,
  gmtCreate: null,
  gmtModified: null,
});
