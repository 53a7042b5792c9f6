import { adminRemoteCalls, makePage } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAccounts } from '../site/index.ts';
import { presentAccount } from './accounts/accounts.presenter.ts';
import { addAccount, changeAccount, removeAccount, storeBrowserSession } from './accounts/change-accounts.ts';
import { listSendingRuns } from './accounts/sending-runs.repository.ts';
import { tryLogin } from './accounts/try-login.ts';
import { exposeRemoteMetrics } from './remote-metrics.ts';
import { presentFailure } from './failures/failures.presenter.ts';
import { findFailure, listFailures } from './failures/failures.repository.ts';
import { enableVendor, resumeVendor } from './vendors/change-vendor.ts';
import { presentVendor } from './vendors/vendors.presenter.ts';
import { countRuns, listVendors } from './vendors/vendors.repository.ts';

export function registerRemoteJudge(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  exposeRemoteMetrics(app, platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: adminRemoteCalls,
    handlers: {
      'GET /api/admin/remote/vendors': async () => {
        const [vendors, accounts, counts] = await Promise.all([
          listVendors(database),
          listAccounts(database),
          countRuns(database),
        ]);
        const now = clock();
        return vendors.map((vendor) => presentVendor(vendor, { accounts, counts, now }));
      },
      'PUT /api/admin/remote/vendor': async ({ viewer, origin, body }) => {
        await enableVendor(platform, { viewer, origin }, body);
        return null;
      },
      'POST /api/admin/remote/vendor/resume': async ({ viewer, origin, body }) => {
        await resumeVendor(platform, { viewer, origin }, body.key);
        return null;
      },
      'GET /api/admin/remote/accounts': async ({ query }) => {
        const rows = await listAccounts(database);
        const sending = await listSendingRuns(database);
        const now = clock();
        return rows
          .filter(({ accountKey }) => query.key == null || accountKey === query.key)
          .flatMap((row) => presentAccount(platform, row, { sendingSubmissionId: sending.get(row.id), now }));
      },
      'POST /api/admin/remote/account': async ({ viewer, origin, body }) => ({
        id: await addAccount(platform, { viewer, origin }, body),
      }),
      'PUT /api/admin/remote/account': async ({ viewer, origin, body }) => {
        await changeAccount(platform, { viewer, origin }, body);
        return null;
      },
      'DELETE /api/admin/remote/account': async ({ viewer, origin, query }) => {
        await removeAccount(platform, { viewer, origin }, query.id);
        return null;
      },
      'POST /api/admin/remote/account/try-login': async ({ body }) => tryLogin(platform, body.id),
      'PUT /api/admin/remote/account/session': async ({ viewer, origin, body }) => {
        await storeBrowserSession(platform, { viewer, origin }, body);
        return null;
      },
      'GET /api/admin/remote/failures': async ({ query }) => {
        const { rows, total } = await listFailures(database, query, query.key ?? undefined);
        return makePage(rows.map(presentFailure), total, query);
      },
      'GET /api/admin/remote/failure': async ({ query }) => {
        const row = await findFailure(database, query.id);
        if (row === undefined) throw callError('remoteFailureGone');
        return { ...presentFailure(row), snapshot: row.snapshot };
      },
    },
  });
}
