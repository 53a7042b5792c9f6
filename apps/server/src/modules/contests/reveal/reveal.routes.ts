/**
 * The reveal of a frozen scoreboard after the contest. While the scoreboard stays frozen, only administrators can
 * reveal it.
 */
import { contestAwardsCalls, contestRevealCalls } from '@touchstone/contract';
import { awardTypeCodes, type AwardRule } from '@touchstone/rules/contests/awards';
import { hasDuty } from '@touchstone/rules/contests/contest-staff';
import { contestSecond } from '@touchstone/rules/contests/contest-time';
import { refuseReveal, type RevealRefusal } from '@touchstone/rules/contests/reveal-access';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { formatSiteTime } from '../../../platform/site-time.ts';
import { listContestProblems } from '../contest-problems.repository.ts';
import { findShownContest, openContestOrBoard, type OpenContest } from '../open-contest.ts';
import { listRevealed, listStarNames } from './reveal.repository.ts';

const refusals = {
  'not-acm': 'revealNotAcm',
  'never-frozen': 'revealNotSealed',
  'not-ended': 'revealNotEnded',
  'still-frozen': 'revealNotLifted',
} as const satisfies Record<RevealRefusal, string>;

type Revealed = OpenContest & { sealedFrom: Date };

async function openReveal(platform: Platform, viewer: Viewer | undefined, cid: number): Promise<Revealed> {
  const { database, clock } = platform;
  const { contest, rules, isAdmin } = await findShownContest(database, viewer, cid);
  const { scoring, sealedFrom } = contest;
  const refusal = refuseReveal({ ...rules, scoring }, isAdmin, clock().getTime());
  if (refusal !== undefined) throw callError(refusals[refusal]);
  if (sealedFrom === null) throw callError('revealNotSealed');
  return { ...(await openContestOrBoard(platform, viewer, cid)), sealedFrom };
}

/** `2024/05/01 16:00:00` */
const presentTime = (date: Date) => formatSiteTime(date).replaceAll('-', '/');

export function registerReveal(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: contestAwardsCalls,
    handlers: {
      'GET /api/contest-desk/awards': async ({ query, viewer }) => {
        const { contest, position } = await findShownContest(database, viewer, query.cid);
        // Organisers prepare the reveal before the end.
        if (!hasDuty(position, 'reveal')) await openReveal(platform, viewer, query.cid);
        const awards = contest.awards as unknown as AwardRule[];
        return {
          awardType: awardTypeCodes[contest.awardType],
          awards: awards.map(({ amount, ...award }) => ({ ...award, num: amount })),
        };
      },
    },
  });
  registerCalls(app, authenticatorOf(platform), {
    calls: contestRevealCalls,
    handlers: {
      'GET /api/get-contest-scroll-board-info': async ({ query, viewer }) => {
        const { contest, rules, sealedFrom } = await openReveal(platform, viewer, query.cid);
        const problems = await listContestProblems(database, contest.id);
        return {
          id: contest.id,
          title: contest.title,
          rankShowName: contest.shownName,
          problemCount: problems.length,
          balloonColor: Object.fromEntries(problems.map(({ displayId, color }) => [displayId, color])),
          startTime: presentTime(contest.startAt),
          sealRankTime: presentTime(sealedFrom),
          // As the board counts it: from the first whole second after the freeze.
          sealTime: Math.ceil((sealedFrom.getTime() - rules.startMs) / 1000),
          starUserList: await listStarNames(database, contest.id),
        };
      },
      'GET /api/get-contest-scroll-board-submission': async ({ query, viewer }) => {
        const { contest, rules, isAdmin } = await openReveal(platform, viewer, query.cid);
        const rows = await listRevealed(database, contest, { withStars: query.removeStar !== true });
        const isRealNameShown = isAdmin || contest.shownName === 'realname';
        return rows.map((row) => ({
          uid: row.userId,
          username: row.username,
          nickname: row.nickname,
          realname: isRealNameShown ? row.realname : null,
          school: row.school,
          avatar: row.avatarUrl,
          gender: row.gender,
          submitId: row.id,
          status: row.status,
          submitTime: presentTime(row.submittedAt),
          time: contestSecond(rules, row.submittedAt.getTime()),
          displayId: row.displayId,
        }));
      },
    },
  });
}
