import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerGroupContests } from './group-contests.routes.ts';
import { registerGroupProblems } from './group-problems.routes.ts';

export function registerGroupContent(app: FastifyInstance, platform: Platform) {
  registerGroupProblems(app, platform);
  registerGroupContests(app, platform);
}
