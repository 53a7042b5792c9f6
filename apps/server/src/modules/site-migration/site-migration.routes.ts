import { makePage, siteMigrationCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentFinding, presentMigration } from './site-migration.presenter.ts';
import { findMigration, listFindings, listSteps } from './site-migration.repository.ts';

/** `touchstone migrate` writes the tables; the back office shows them. */
export function registerSiteMigration(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: siteMigrationCalls,
    handlers: {
      'GET /api/admin/migration': async () => {
        const row = await findMigration(database);
        if (row === undefined) return { migration: null };
        return { migration: presentMigration(row, await listSteps(database, row.source)) };
      },
      'GET /api/admin/migration/findings': async ({ query }) => {
        const row = await findMigration(database);
        if (row === undefined) return makePage([], 0, query);
        const { rows, total } = await listFindings(database, { source: row.source, ...query });
        return makePage(rows.map(presentFinding), total, query);
      },
    },
  });
}
