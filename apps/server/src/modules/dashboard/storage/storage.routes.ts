import { adminStorageCalls } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { confirmSweep } from '../../problem-administration/index.ts';
import { describeDatabaseAddress, describeStorage } from './describe-storage.ts';
import { tryStorage } from './try-storage.ts';

export function registerStorage(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminStorageCalls,
    handlers: {
      'GET /api/admin/config/storage': () => describeStorage(platform),
      'POST /api/admin/config/confirm-sweep': async ({ body: { files }, viewer, origin }) => {
        const now = platform.clock();
        await inTransaction(platform.database, async (transaction) => {
          if (!(await confirmSweep(transaction, { files, now }))) throw callError('sweepChanged');
          const entry = { action: 'storage.confirm-sweep', target: 'storage', after: { files } };
          await recordAudit(transaction, { viewer, origin }, entry);
          await platform.queue.enqueue(transaction, 'files.sweep', { data: {} });
        });
        return null;
      },
      'POST /api/admin/config/test-storage': async ({ viewer, origin }) => {
        const found = await tryStorage(platform.fileStore);
        const { isWorking, failedStep, reason } = found;
        const entry = { action: 'storage.try', target: 'storage', after: { isWorking, failedStep, reason } };
        await recordAudit(platform.database, { viewer, origin }, entry);
        return found;
      },
      'GET /api/admin/config/get-db-and-redis-config': async () =>
        Promise.resolve(describeDatabaseAddress(platform.configuration.databaseUrl)),
      'PUT /api/admin/config/set-db-and-redis-config': () => Promise.reject(callError('databaseFixed')),
    },
  });
}
