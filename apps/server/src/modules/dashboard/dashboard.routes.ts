import { dashboardCalls, lastLoginCalls, makePage, toWireDate } from '@touchstone/contract';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { productVersion } from '../../platform/product-version.ts';
import { cached } from '../../platform/cache.ts';
import { exposeBackupMetrics } from './backup-metrics.ts';
import { checkHealth, isHealthy } from './check-health.ts';
import { presentAuditEntry, presentLogin, presentMail } from './dashboard.presenter.ts';
import { listAuditEntries, listMails } from './dashboard.repository.ts';
import { describeService } from './describe-service.ts';
import { loadCounts, loadQueueLength, loadStatistics } from './load-statistics.ts';
import { listLogins } from './statistics.repository.ts';
import { registerStorage } from './storage/storage.routes.ts';

/** Every open dashboard polls each five seconds: one table scan serves all of them. */
const countsTtlMs = 5000;
const statisticsTtlMs = 60_000;
const shownLogins = 8;

export async function registerDashboard(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: dashboardCalls,
    handlers: { ...statisticsHandlers(platform), ...listHandlers(platform) },
  });
  registerStorage(app, platform);
  exposeBackupMetrics(app, platform);
  await app.register(async (scope) => {
    registerLastLogin(scope, platform);
    return Promise.resolve();
  });
}

type DashboardHandlers = Handlers<typeof dashboardCalls>;
type ListCall = 'GET /api/admin/outbox' | 'GET /api/admin/audit-log';

function statisticsHandlers(platform: Platform): Omit<DashboardHandlers, ListCall> {
  const { database, clock } = platform;
  const counts = cached({ clock, ttlMs: countsTtlMs, read: () => loadCounts(platform) });
  const cacheStatistics = (includesSecretResults: boolean) =>
    cached({
      clock,
      ttlMs: statisticsTtlMs,
      read: () => loadStatistics(platform, { includesSecretResults }),
    });
  const allStatistics = cacheStatistics(true);
  const publicStatistics = cacheStatistics(false);
  return {
    'GET /api/health': async () => {
      const health = await checkHealth(platform);
      if (!isHealthy(health)) throw callError('siteNotReady').withData(health);
      return health;
    },
    'GET /api/health/server': () => Promise.resolve({ version: productVersion }),
    'GET /api/admin/dashboard/get-dashboard-info': () => counts(),
    'GET /api/admin/dashboard/statistics': ({ viewer }) =>
      isSuperAdmin(viewer.role) ? allStatistics() : publicStatistics(),
    'GET /api/admin/dashboard/logins': async ({ viewer }) =>
      (await listLogins(database, viewer.id, shownLogins)).map(presentLogin),
    'GET /api/admin/dashboard/queue': async () => {
      const { lanes, waitingSince } = await loadQueueLength(platform);
      return { lanes, waitingSince: waitingSince === undefined ? null : toWireDate(waitingSince) };
    },
    'GET /api/admin/config/get-service-info': () => describeService(platform),
  };
}

function listHandlers({ database }: Platform): Pick<DashboardHandlers, ListCall> {
  return {
    'GET /api/admin/outbox': async ({ query }) => {
      const { rows, total } = await listMails(database, query);
      return makePage(rows.map(presentMail), total, query);
    },
    'GET /api/admin/audit-log': async ({ query }) => {
      const { rows, total } = await listAuditEntries(database, query);
      return makePage(rows.map(presentAuditEntry), total, query);
    },
  };
}

/** Existing clients post their id as text or as a form. The body is ignored. */
function registerLastLogin(scope: FastifyInstance, platform: Platform) {
  scope.addContentTypeParser(
    ['text/plain', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_request, _body, done) => {
      done(null, {});
    },
  );
  registerCalls(scope, authenticatorOf(platform), {
    calls: lastLoginCalls,
    handlers: {
      'POST /api/admin/dashboard/get-sessions': async ({ viewer }) => {
        const [present, previous] = await listLogins(platform.database, viewer.id, 2);
        const shown = previous ?? present;
        if (shown === undefined) throw callError('loginRecordGone');
        return presentLogin(shown);
      },
    },
  });
}
