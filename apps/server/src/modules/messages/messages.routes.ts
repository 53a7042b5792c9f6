import { messagesCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentUnread } from './messages.presenter.ts';
import { countUnread } from './messages.repository.ts';

export function registerMessages(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: messagesCalls,
    handlers: {
      'GET /api/msg/unread': async ({ viewer }) => presentUnread(await countUnread(database, viewer.id)),
    },
  });
}
