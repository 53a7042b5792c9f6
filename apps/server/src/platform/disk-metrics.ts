import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import type { Configuration } from './configuration.ts';
import { exposeLoadedGauge, shareLoad } from './loaded-gauge.ts';

/** The disk of the data folder, and the reserve below which the server refuses to store more (`disk-reserve.ts`). */
export function exposeDiskMetrics(
  app: FastifyInstance,
  { dataDirectory, diskReserveBytes }: Pick<Configuration, 'dataDirectory' | 'diskReserveBytes'>,
) {
  const measure = shareLoad(() => statfs(dataDirectory));
  const expose = (name: string, help: string, read: () => Promise<number>) => {
    const load = async () => [{ labels: {}, value: await read() }];
    exposeLoadedGauge(app, { name, help, labelNames: [], load });
  };
  expose('touchstone_disk_free_bytes', 'Free space on the disk of DATA_DIR', async () => {
    const { bavail, bsize } = await measure();
    return bavail * bsize;
  });
  expose('touchstone_disk_size_bytes', 'Size of the disk of DATA_DIR', async () => {
    const { blocks, bsize } = await measure();
    return blocks * bsize;
  });
  expose('touchstone_disk_reserve_bytes', 'Below this free space uploads and submissions are refused', () =>
    Promise.resolve(diskReserveBytes),
  );
}
