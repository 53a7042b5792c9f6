import { runUntilStopped } from '@touchstone/process-table/run-program';
import { pino } from 'pino';
import { createRemoteWorker, parseOptions } from './modules/remote-judge/index.ts';
import type { Configuration } from './platform/configuration.ts';
import { startPlatform, stopPlatform } from './platform/start-platform.ts';

/**
 * The platform without HTTP, and the loop that sends submissions to other sites. Resolves when it has stopped, on a signal or when its
 * launcher has ended.
 */
export async function runRemoteWorker(configuration: Configuration) {
  const logger = pino({ level: configuration.logLevel });
  const onStop = (reason: string) => {
    logger.info({ reason }, 'stopping');
  };
  await runUntilStopped(onStop, async () => {
    const platform = await startPlatform({
      configuration,
      logger,
      onMailKept: () => undefined,
    });
    const worker = createRemoteWorker(platform, parseOptions(process.env['REMOTE_WORKER_OPTIONS']));
    const wake = async () => {
      worker.wake();
      return Promise.resolve();
    };
    platform.eventBus.subscribe('remote.queued', { handle: wake, resync: wake });
    worker.start();
    logger.info('the remote worker is ready');
    return async () => {
      await worker.stop();
      await stopPlatform(platform);
    };
  });
}
