import { lastAcceptedCalls } from '@touchstone/contract';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { openContest } from '../../contests/index.ts';
import { hiddenTexts } from '../hidden-texts.ts';
import { parseContext } from '../submission-context.ts';
import { findLastAccepted } from './last-accepted.repository.ts';
import { addOriginComment } from './origin-comment.ts';

const nothingAccepted = { submitId: null, code: '', language: null };

/** The existence of an accepted submission would reveal a hidden score. */
async function isResultFrozen(platform: Platform, viewer: Viewer, contestId: number): Promise<boolean> {
  const { contest, hiddenFields } = await openContest(platform, viewer, contestId);
  return contest.scoring === 'oi' && hiddenFields.resultsHiddenFromMs !== null;
}

export function registerLastAccepted(app: FastifyInstance, platform: Platform) {
  const { database, settings } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: lastAcceptedCalls,
    handlers: {
      'GET /api/get-last-ac-code': async ({ query, viewer, origin }) => {
        const { contestId } = parseContext({ cid: query.cid });
        if (contestId !== undefined && (await isResultFrozen(platform, viewer, contestId)))
          return nothingAccepted;
        const row = await findLastAccepted(database, {
          userId: viewer.id,
          problemId: query.pid,
          contestId,
        });
        if (row === undefined) return nothingAccepted;
        const isHidden = settings.current.switches.hideNonContestSubmissionCode && !isAnyAdmin(viewer.role);
        // Existing clients show this text. Without a language, ours recognises it as a notice.
        if (isHidden) return { submitId: row.id, code: hiddenTexts.code[origin.locale], language: null };
        const code = addOriginComment(row, viewer.username);
        return { submitId: row.id, code, language: row.language };
      },
    },
  });
}
