import { adminTagsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeClassification } from './change-classification.ts';
import { changeTag } from './change-tag.ts';
import { createClassification } from './create-classification.ts';
import { createTag } from './create-tag.ts';
import { deleteClassification } from './delete-classification.ts';
import { deleteTag } from './delete-tag.ts';
import { parseSite } from './parse-site.ts';
import { mapProblemCounts } from './tags-admin.repository.ts';
import { presentCounted, presentDefaultClassification, presentDefaultTag } from './tags.presenter.ts';
import { listClassifications, listTags } from './tags.repository.ts';

export function registerTagsAdmin(app: FastifyInstance, platform: Platform, onChange: () => void) {
  const { database } = platform;
  const changing = async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    onChange();
    return result;
  };
  registerCalls(app, authenticatorOf(platform), {
    calls: adminTagsCalls,
    handlers: {
      'GET /api/admin/tag': async ({ query }) => {
        const site = parseSite(query.oj);
        const [classifications, tags, counts] = await Promise.all([
          listClassifications(database, site),
          listTags(database, site),
          mapProblemCounts(database),
        ]);
        return presentCounted({ classifications, tags }, counts);
      },
      'POST /api/admin/tag': async (call) => presentDefaultTag(await changing(createTag(platform, call))),
      'PUT /api/admin/tag': async (call) => {
        await changing(changeTag(platform, call));
        return null;
      },
      'DELETE /api/admin/tag': async (call) => {
        await changing(deleteTag(platform, call));
        return null;
      },
      'GET /api/admin/tag/classification': async ({ query }) =>
        (await listClassifications(database, parseSite(query.oj))).map(presentDefaultClassification),
      'POST /api/admin/tag/classification': async (call) =>
        presentDefaultClassification(await changing(createClassification(platform, call))),
      'PUT /api/admin/tag/classification': async (call) => {
        await changing(changeClassification(platform, call));
        return null;
      },
      'DELETE /api/admin/tag/classification': async (call) => {
        await changing(deleteClassification(platform, call));
        return null;
      },
    },
  });
}
