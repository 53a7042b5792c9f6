import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { withinLimit } from './within-limit.ts';

/** Prometheus waits ten seconds for all metrics. */
const loadLimitMs = 5_000;

export interface GaugeValue<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

/**
 * A gauge whose values are loaded with every scrape. If they cannot be loaded, the gauge is empty and the failure is
 * counted: the other metrics are needed most while a part of the site is broken.
 */
export function exposeLoadedGauge<Label extends string>(
  app: FastifyInstance,
  {
    name,
    help,
    labelNames,
    load,
  }: {
    name: string;
    help: string;
    labelNames: readonly Label[];
    load: () => Promise<readonly GaugeValue<Label>[]>;
  },
) {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [app.metricsRegistry],
    async collect() {
      this.reset();
      // A gauge without labels is 0 after the reset, which would be a value of its own.
      if (labelNames.length === 0) this.remove();
      try {
        for (const { labels, value } of await withinLimit(loadLimitMs, load())) this.set(labels, value);
      } catch (error) {
        app.log.warn({ err: error, metric: name }, 'a metric could not be loaded');
        app.metricFailures.inc({ metric: name });
      }
    },
  });
}

/** Concurrent calls share one load: several gauges show different sides of one query. */
export function shareLoad<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<Value> | undefined;
  return () => {
    current ??= load().finally(() => {
      current = undefined;
    });
    return current;
  };
}
