import { tagsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSite } from './read-site.ts';
import { registerTagsAdmin } from './tags-admin.routes.ts';
import { presentByClassification, presentTag } from './tags.presenter.ts';
import { listClassifications, listTags } from './tags.repository.ts';

export function registerTags(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: tagsCalls,
    handlers: {
      'GET /api/get-all-problem-tags': async ({ query }) =>
        (await listTags(database, readSite(query.oj))).map(presentTag),
      'GET /api/get-problem-tags-and-classification': async ({ query }) => {
        const site = readSite(query.oj);
        const [classifications, tags] = await Promise.all([
          listClassifications(database, site),
          listTags(database, site),
        ]);
        return presentByClassification(classifications, tags);
      },
    },
  });
  registerTagsAdmin(app, platform);
}
