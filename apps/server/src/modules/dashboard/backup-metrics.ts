import type { FastifyInstance } from 'fastify';
import { exposeLoadedGauge } from '../../platform/loaded-gauge.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadLastSuccesses } from './backup-runs.repository.ts';

/** 0 means never, so that a site without any backup has an old one for the alert. */
export function exposeBackupMetrics(app: FastifyInstance, { database }: Pick<Platform, 'database'>) {
  exposeLoadedGauge(app, {
    name: 'touchstone_backup_last_success_timestamp_seconds',
    help: 'When touchstone backup, or a restore drill of it, last succeeded; 0: never',
    labelNames: ['kind'],
    load: async () =>
      Object.entries(await loadLastSuccesses(database)).map(([kind, at]) => ({
        labels: { kind },
        value: (at?.getTime() ?? 0) / 1000,
      })),
  });
}
