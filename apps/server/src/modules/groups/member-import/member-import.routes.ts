import { groupMemberImportCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkMemberImport, importMembers } from './import-members.ts';

export function registerMemberImport(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: groupMemberImportCalls,
    handlers: {
      'POST /api/check-group-member-import': ({ viewer, body }) => checkMemberImport(platform, viewer, body),
      'POST /api/import-group-members': ({ viewer, origin, body }) =>
        importMembers(platform, { viewer, origin }, body),
    },
  });
}
