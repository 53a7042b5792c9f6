import { toWireDate } from '@touchstone/contract';
import { availableParallelism, freemem, hostname, loadavg, totalmem } from 'node:os';
import type { Platform } from '../../platform/platform.ts';
import { productVersion } from '../../platform/product-version.ts';
import { describeDatabase } from './statistics.repository.ts';

const percent = (share: number) => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;

/**
 * Describes the server that handles the call. There is no registry of servers: existing clients see this one,
 * as healthy because it responds. The load is that of the machine over the last minute.
 */
export async function describeService({
  database,
  configuration,
  clock,
}: Pick<Platform, 'database' | 'configuration' | 'clock'>) {
  const cores = availableParallelism();
  const { version, bytes } = await describeDatabase(database);
  return {
    nacos: { status: 'UP' as const },
    backupCores: cores,
    backupService: [
      {
        serviceId: 'touchstone-server',
        host: hostname(),
        port: configuration.port,
        secure: false,
        metadata: { 'nacos.healthy': 'true' },
      },
    ],
    backupPercentCpuLoad: percent((loadavg()[0] ?? 0) / cores),
    backupPercentMemoryLoad: percent(1 - freemem() / totalmem()),
    version: productVersion,
    nodeVersion: process.versions.node,
    databaseVersion: version,
    databaseBytes: bytes,
    startTime: toWireDate(new Date(clock().getTime() - process.uptime() * 1000)),
    processMemoryBytes: process.memoryUsage.rss(),
  };
}
