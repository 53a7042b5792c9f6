import { dashboardCalls, makePage } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkHealth, isHealthy } from './check-health.ts';
import { presentAuditEntry, presentMail } from './dashboard.presenter.ts';
import { listAuditEntries, listMails } from './dashboard.repository.ts';

export function registerDashboard(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: dashboardCalls,
    handlers: {
      'GET /api/health': async ({ answer }) => {
        const health = await checkHealth(platform);
        if (!isHealthy(health)) answer.setHttpStatus(503);
        return health;
      },
      'GET /api/admin/outbox': async ({ query }) => {
        const { rows, total } = await listMails(database, query);
        return makePage(rows.map(presentMail), total, query);
      },
      'GET /api/admin/audit-log': async ({ query }) => {
        const { rows, total } = await listAuditEntries(database, query);
        return makePage(rows.map(presentAuditEntry), total, query);
      },
    },
  });
}
