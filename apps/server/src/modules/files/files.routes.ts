import { filesCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { findUserInfo, presentUserInfo } from '../accounts/index.ts';
import { changeAvatar } from './change-avatar.ts';
import { servePublicFiles } from './public-files.ts';

export function registerFiles(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  servePublicFiles(app, platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: filesCalls,
    handlers: {
      'POST /api/file/upload-avatar': async ({ viewer, upload }) => {
        await enforceRateLimit(platform, 'upload', viewer.id);
        await changeAvatar(platform, viewer.id, upload.bytes);
        const user = await findUserInfo(database, viewer.id);
        if (user === undefined) throw callError('accountGone');
        return presentUserInfo(user);
      },
    },
  });
}
