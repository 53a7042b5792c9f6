import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerContestSubmissions } from './contest-submissions.routes.ts';
import {
  registerCheckerCompilation,
  registerContestRejudge,
  registerJudgeActions,
} from './judge-actions.routes.ts';
import { registerLastAccepted } from './last-accepted/last-accepted.routes.ts';
import { registerPublicCalls } from './submissions.routes.ts';

export function registerSubmissions(app: FastifyInstance, platform: Platform) {
  registerPublicCalls(app, platform);
  registerContestSubmissions(app, platform);
  registerJudgeActions(app, platform);
  registerContestRejudge(app, platform);
  registerCheckerCompilation(app, platform);
  registerLastAccepted(app, platform);
}
