import { adminTestDataCalls } from '@touchstone/contract';
import { canPrepareTestData } from '@touchstone/rules/test-data-access';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { loadGroupStandings } from '../../groups/index.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import { serveTestDataArchive } from './download-test-data.ts';
import { enforceStagedLimit } from './enforce-staged-limit.ts';
import { stageTestData } from './stage-test-data.ts';
import { stageTestFile } from './stage-test-file.ts';
import { scheduleSweep } from './sweep-content.ts';

export async function registerTestData(app: FastifyInstance, platform: Platform) {
  serveTestDataArchive(app, platform);
  await scheduleSweep(platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: adminTestDataCalls,
    handlers: {
      'POST /api/file/upload-testcase-zip': ({ viewer, upload, query }) =>
        stageTestData(platform, { ownerId: viewer.id, upload, mode: query.mode }),
      'POST /api/file/upload-testcase-file': ({ viewer, upload }) =>
        stageTestFile(platform, { ownerId: viewer.id, upload }),
    },
    beforeUpload: async (viewer, { gid: groupId = null }) => {
      const standings = await loadGroupStandings(platform.database, viewer, [groupId]);
      if (!canPrepareTestData(viewer, standings(groupId))) throw callError('noPermission');
      await enforceRateLimit(platform, 'upload', viewer.id);
      await enforceStagedLimit(platform.database, { ownerId: viewer.id, addedBytes: 1 });
    },
  });
}
