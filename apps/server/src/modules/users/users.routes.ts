import { adminUsersCalls, makePage } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteChosenUsers, previewDeletion } from './delete-users.ts';
import { editUser } from './edit-user.ts';
import { generateUsers } from './generate-users.ts';
import { checkImport, importUsers } from './import-users.ts';
import { serveSheet } from './serve-sheet.ts';
import { presentUser } from './users.presenter.ts';
import { listUsers } from './users.repository.ts';

export function registerUsers(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminUsersCalls,
    handlers: {
      'GET /api/admin/user/get-user-list': async ({ query }) => {
        const { type: roleCode, status, ...request } = query;
        const isBanned = status === undefined ? undefined : status === 1;
        const { rows, total } = await listUsers(platform.database, { ...request, roleCode, isBanned });
        return makePage(rows.map(presentUser), total, query);
      },
      'PUT /api/admin/user/edit-user': async ({ viewer, origin, session, body, answer }) => {
        await editUser(platform, { viewer, origin }, { session, edit: body });
        if (body.setNewPwd && body.uid === viewer.id) answer.clearToken();
        return null;
      },
      'POST /api/admin/user/preview-deletion': ({ viewer, origin, body }) =>
        previewDeletion(platform, { viewer, origin }, body.ids),
      'DELETE /api/admin/user/delete-user': async ({ viewer, origin, body }) => {
        await deleteChosenUsers(platform, { viewer, origin }, body);
        return null;
      },
      'POST /api/admin/user/check-batch-user': ({ body }) => checkImport(platform, body.users),
      'POST /api/admin/user/insert-batch-user': async ({ viewer, origin, body }) => {
        await importUsers(platform, { viewer, origin }, body.users);
        return null;
      },
      'POST /api/admin/user/generate-user': ({ viewer, origin, body }) =>
        generateUsers(platform, { viewer, origin }, body),
    },
  });
  serveSheet(app, platform);
}
