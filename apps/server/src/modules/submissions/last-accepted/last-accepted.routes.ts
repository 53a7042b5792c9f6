import { lastAcceptedCalls } from '@touchstone/contract';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hiddenTexts } from '../hidden-texts.ts';
import { checkPlaceExists, namePlace } from '../submission-place.ts';
import { findLastAccepted } from './last-accepted.repository.ts';
import { addOriginComment } from './origin-comment.ts';

export function registerLastAccepted(app: FastifyInstance, platform: Platform) {
  const { database, settings } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: lastAcceptedCalls,
    handlers: {
      'GET /api/get-last-ac-code': async ({ query, viewer, origin }) => {
        checkPlaceExists(namePlace({ cid: query.cid }));
        const row = await findLastAccepted(database, { userId: viewer.id, problemId: query.pid });
        if (row === undefined) return { submitId: null, code: '', language: null };
        const isHidden = settings.current.switches.hideNonContestSubmissionCode && !isAnyAdmin(viewer.role);
        const code = isHidden ? hiddenTexts.code[origin.locale] : addOriginComment(row, viewer.username);
        return { submitId: row.id, code, language: row.language };
      },
    },
  });
}
