import { groupLifecycleCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { copyGroup } from './copy-group.ts';
import { deleteGroupContent } from './delete-group-content.ts';
import { disbandGroup } from './disband-group.ts';

export async function registerGroupLifecycle(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: groupLifecycleCalls,
    handlers: {
      'DELETE /api/group': async ({ viewer, origin, query }) => {
        await disbandGroup(platform, { viewer, origin }, query);
        return null;
      },
      'POST /api/copy-group': ({ viewer, origin, body }) => copyGroup(platform, { viewer, origin }, body),
    },
  });
  await platform.queue.work('group.disband', ({ data }) => deleteGroupContent(platform, data.groupId));
}
