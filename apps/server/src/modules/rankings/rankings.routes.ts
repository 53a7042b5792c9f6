import { makePage, rankingsCalls } from '@touchstone/contract';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { RankingKind, UserSearch } from './rankings.repository.ts';
import { createRankingLoader } from './list-ranking.ts';
import { createRankLoader } from './load-ranks.ts';

export function registerRankings(app: FastifyInstance, platform: Platform) {
  const loadRanking = createRankingLoader(platform);
  const loadRanks = createRankLoader(platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: rankingsCalls,
    handlers: {
      'GET /api/get-rank-list': async ({ query, viewer }) => {
        const kind = parseKind(query.type);
        const search = parseSearch(query.searchUser, viewer);
        const { rows, total } = await loadRanking({ kind, search, page: query });
        return makePage(rows, total, query);
      },
      'GET /api/get-user-ranks': ({ query }) => loadRanks(parseKind(query.type), query.uids),
    },
  });
}

function parseKind(type: number): RankingKind {
  if (type === 0) return 'acm';
  if (type === 1) return 'oi';
  throw callError('rankTypeUnknown');
}

function parseSearch(text: string | undefined, viewer: Viewer | undefined): UserSearch | undefined {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return undefined;
  return { text: trimmed, isByRealName: viewer !== undefined && isAnyAdmin(viewer.role) };
}
