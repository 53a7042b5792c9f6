import { tagsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseSite } from './parse-site.ts';
import { createTagLoader } from './list-tags.ts';
import { registerTagsAdmin } from './tags-admin.routes.ts';

export function registerTags(app: FastifyInstance, platform: Platform) {
  const { loadAll, loadByClassification, invalidate } = createTagLoader(platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: tagsCalls,
    handlers: {
      'GET /api/get-all-problem-tags': ({ query }) => loadAll(parseSite(query.oj)),
      'GET /api/get-problem-tags-and-classification': ({ query }) =>
        loadByClassification(parseSite(query.oj)),
    },
  });
  registerTagsAdmin(app, platform, invalidate);
}
