import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Platform } from '../../platform/platform.ts';
import { countRuns, listVendors } from './vendors/vendors.repository.ts';

/** Loaded when the metrics are scraped. */
export function exposeRemoteMetrics(
  app: FastifyInstance,
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
) {
  const registers = [app.metricsRegistry];
  new Gauge({
    name: 'touchstone_remote_submissions',
    help: 'Submissions for other judges that have no result yet, by vendor and state',
    labelNames: ['vendor', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { vendor, waiting, judging } of await countRuns(database)) {
        this.set({ vendor, state: 'waiting' }, waiting);
        this.set({ vendor, state: 'judging' }, judging);
      }
    },
  });
  new Gauge({
    name: 'touchstone_remote_vendor_paused',
    help: 'Whether the circuit breaker of a vendor is open',
    labelNames: ['vendor'],
    registers,
    async collect() {
      const now = clock();
      for (const { key, pausedUntil } of await listVendors(database))
        this.set({ vendor: key }, pausedUntil !== null && pausedUntil > now ? 1 : 0);
    },
  });
}
