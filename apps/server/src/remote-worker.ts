/**
 * Starts one remote worker: the platform without HTTP, and the loop that sends submissions to other sites. Stops cleanly on a
 * signal, or when its launcher has ended.
 */
import { listenForStop } from '@touchstone/process-table/listen-for-stop';
import { pino } from 'pino';
import { createRemoteWorker, parseOptions } from './modules/remote-judge/index.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigurationError, parseConfiguration } from './platform/configuration.ts';
import { becomeOwnAccount } from './platform/become-own-account.ts';
import { startPlatform, stopPlatform } from './platform/start-platform.ts';

async function main() {
  const configuration = parseConfiguration(process.env);
  await becomeOwnAccount(configuration);
  const logger = pino({ level: configuration.logLevel });
  let stopParts: (() => Promise<void>) | undefined;
  listenForStop({
    stop: (reason) => {
      logger.info({ reason }, 'stopping');
      if (stopParts === undefined) process.exit();
      void stopParts();
    },
  });
  const platform = await startPlatform({
    configuration,
    clock: systemClock,
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
  stopParts = async () => {
    await worker.stop();
    await stopPlatform(platform);
    if (process.connected) process.disconnect();
  };
  logger.info('the remote worker is ready');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}
