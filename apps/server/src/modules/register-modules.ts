import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { registerDashboard } from './dashboard/index.ts';
import { registerJudging } from './judging/index.ts';
import { registerSite } from './site/index.ts';

/** Every module, in the order in which they may import each other. */
export async function registerModules(app: FastifyInstance, platform: Platform) {
  registerSite(app, platform);
  registerJudging(app, platform);
  registerDashboard(app, platform);
}
