import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Platform } from './platform.ts';
import { productVersion } from './product-version.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Modules register their own metrics here. */
    metricsRegistry: Registry;
    /** Metrics that could not be loaded, see `loaded-gauge.ts`. */
    metricFailures: Counter<'metric'>;
  }
}

/** `GET /metrics` in Prometheus format: the process, the calls by route, the connection pool. */
export function exposeMetrics(
  app: FastifyInstance,
  { pool, databaseClock }: Pick<Platform, 'pool' | 'databaseClock'>,
) {
  const registry = new Registry();
  app.decorate('metricsRegistry', registry);
  collectDefaultMetrics({ register: registry });
  const metricFailures = new Counter({
    name: 'touchstone_metric_failures_total',
    help: 'Scrapes in which a metric could not be loaded',
    labelNames: ['metric'],
    registers: [registry],
  });
  app.decorate('metricFailures', metricFailures);
  new Gauge({
    name: 'touchstone_build_info',
    help: 'The version of this server, as a label',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: productVersion }, 1);
  const calls = new Counter({
    name: 'touchstone_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'touchstone_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'touchstone_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'touchstone_clock_offset_seconds',
    help: 'How far the clock of this machine is behind that of the database',
    registers: [registry],
    collect() {
      this.set(databaseClock.offsetMs / 1000);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, not the address: the number of addresses is unbounded.
    const route = request.routeOptions.url ?? 'none';
    calls.inc({ method: request.method, route, status: String(reply.statusCode) });
    durations.observe({ method: request.method, route }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
