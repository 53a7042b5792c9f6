import { contestBoardsCalls, makePage, toWireDate, type BodyOf } from '@touchstone/contract';
import { isContestAdmin, seesResults } from '@touchstone/rules/contests/contest-access';
import { isFrozenAt, stageAt } from '@touchstone/rules/contests/contest-time';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { contestTitleFor } from '../../platform/translated-columns.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import {
  findContest,
  freezeRule,
  hasPublicBoard,
  isForMembersOnly,
  loadContestRules,
  openContest,
  presentContestInfo,
  type ContestRow,
} from '../contests/index.ts';
import { createBoardCache } from './board-cache.ts';
import type { ContestBoard } from './contest-board.ts';
import { serveBoard } from './download-board.ts';
import { listRankPage } from './list-rank.ts';

type BoardRequest = BodyOf<(typeof contestBoardsCalls)['POST /api/get-contest-rank']>;

export function registerStandings(app: FastifyInstance, platform: Platform) {
  const { clock } = platform;
  const boards = createBoardCache(platform);
  serveBoard(app, platform, boards);
  app.addHook('preClose', () => {
    boards.stop();
    return Promise.resolve();
  });

  const present = async (
    board: ContestBoard,
    body: BoardRequest,
    who: { viewer: Viewer | undefined; isOwnFirst: boolean },
  ) => {
    const rules = await loadContestRules(platform.database, who.viewer, board.contest);
    const hasResults = seesResults(who.viewer, rules);
    const { rows, total } = listRankPage(board, {
      view: board.view(chooseView(board, body, { hasResults, now: clock() })),
      viewerId: who.isOwnFirst ? who.viewer?.id : undefined,
      concernedIds: body.concernedList ?? [],
      keyword: parseKeyword(body.keyword),
      withStars: body.removeStar !== true,
      showsRealNames: isContestAdmin(who.viewer, rules),
      page: body,
    });
    return makePage(rows, total, body);
  };

  /** By the row itself: a ban of its group does not reach the cached board. */
  const requireOutsideBoard = async (id: number) =>
    checkOutsideBoard(await findContest(platform.database, id), clock());

  registerCalls(app, authenticatorOf(platform), {
    calls: contestBoardsCalls,
    handlers: {
      'POST /api/get-contest-rank': async ({ body, viewer }) => {
        if (body.cid === undefined) throw callError('boardContestRequired');
        await openContest(platform, viewer, body.cid);
        return present(await boards.get(body.cid), body, { viewer, isOwnFirst: true });
      },
      'POST /api/get-contest-outside-scoreboard': async ({ body, viewer }) => {
        if (body.cid === undefined) throw callError('boardContestRequired');
        await requireOutsideBoard(body.cid);
        const board = await boards.get(body.cid);
        return present(board, body, { viewer, isOwnFirst: false });
      },
      'GET /api/get-contest-outsize-info': async ({ query, origin }) => {
        await requireOutsideBoard(query.cid);
        const board = await boards.get(query.cid);
        // The problems of a private contest stay inside: its board shows display ids and balloons.
        const isSecret = isForMembersOnly(board.contest);
        return {
          contest: presentContestInfo(board.contest, clock()),
          problemList: board.problems.map((problem) => ({
            id: problem.id,
            cid: problem.contestId,
            pid: isSecret ? 0 : problem.problemId,
            displayId: problem.displayId,
            displayTitle: isSecret ? '' : contestTitleFor(problem, origin.locale),
            color: problem.color,
            gmtCreate: toWireDate(problem.createdAt),
            gmtModified: toWireDate(problem.updatedAt),
          })),
        };
      },
    },
  });
}

/** A hidden contest gets the same error as a missing one. */
function checkOutsideBoard(contest: ContestRow | undefined, now: Date) {
  if (contest?.isVisible !== true) throw callError('contestMissing');
  if (!hasPublicBoard(contest)) throw callError('boardNotPublic');
  if (stageAt(freezeRule(contest), now.getTime()) === 'scheduled') throw callError('boardNotStarted');
}

/** Administrators and jury of the contest may request the unfrozen scoreboard. */
function chooseView(
  { contest }: ContestBoard,
  body: BoardRequest,
  { hasResults, now }: { hasResults: boolean; now: Date },
) {
  const wantsUnfrozen = body.forceRefresh === true && hasResults;
  return {
    isFrozen: !wantsUnfrozen && isFrozenAt(freezeRule(contest), now.getTime()),
    includesAfterEnd: body.containsEnd === true && contest.isSubmittingAllowedAfterEnd,
  };
}

function parseKeyword(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? undefined : trimmed;
}
