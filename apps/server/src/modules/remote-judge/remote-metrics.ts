import type { FastifyInstance } from 'fastify';
import { exposeLoadedGauge } from '../../platform/loaded-gauge.ts';
import type { Platform } from '../../platform/platform.ts';
import { countRuns, listVendors } from './vendors/vendors.repository.ts';

export function exposeRemoteMetrics(
  app: FastifyInstance,
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
) {
  exposeLoadedGauge(app, {
    name: 'touchstone_remote_submissions',
    help: 'Submissions for other judges that have no result yet, by vendor and state',
    labelNames: ['vendor', 'state'],
    load: async () =>
      (await countRuns(database)).flatMap(({ vendor, waiting, judging }) => [
        { labels: { vendor, state: 'waiting' }, value: waiting },
        { labels: { vendor, state: 'judging' }, value: judging },
      ]),
  });
  exposeLoadedGauge(app, {
    name: 'touchstone_remote_vendor_paused',
    help: 'Whether the circuit breaker of a vendor is open',
    labelNames: ['vendor'],
    load: async () => {
      const now = clock();
      return (await listVendors(database)).map(({ key, pausedUntil }) => ({
        labels: { vendor: key },
        value: pausedUntil !== null && pausedUntil > now ? 1 : 0,
      }));
    },
  });
}
