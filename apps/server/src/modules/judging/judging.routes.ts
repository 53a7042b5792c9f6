import { judgingCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { listLiveJudges, recordHeartbeat } from './judging.repository.ts';
import { presentJudge } from './judging.presenter.ts';

export function registerJudging(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: judgingCalls,
    handlers: {
      'POST /judge-gateway/heartbeat': async ({ body, origin }) => {
        await recordHeartbeat(database, { heartbeat: body, address: origin.ip, now: clock() });
        return null;
      },
      'GET /api/admin/config/get-judge-service-info': async () => {
        const judges = await listLiveJudges(database, clock());
        return judges.map(presentJudge);
      },
    },
  });
}
