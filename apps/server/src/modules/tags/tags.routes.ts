import { tagsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseSite } from './parse-site.ts';
import { createTagLoader } from './list-tags.ts';
import { registerTagsAdmin } from './tags-admin.routes.ts';

export function registerTags(app: FastifyInstance, platform: Platform) {
  const { loadAll, loadByClassification, loadGroups, invalidate } = createTagLoader(platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: tagsCalls,
    handlers: {
      'GET /api/get-all-problem-tags': ({ query, origin: { locale } }) =>
        loadAll({ site: parseSite(query.oj), locale }),
      'GET /api/get-problem-tags-and-classification': ({ query, origin: { locale } }) =>
        loadByClassification({ site: parseSite(query.oj), locale }),
      'GET /api/tag-groups': ({ query, origin: { locale } }) =>
        loadGroups({ site: parseSite(query.oj), locale }),
    },
  });
  registerTagsAdmin(app, platform, invalidate);
}
