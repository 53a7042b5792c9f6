/**
 * Starts one server: configuration, platform, modules, listening. Stops cleanly on a signal, or when its
 * launcher has ended.
 */
import { listenForStop } from '@touchstone/process-table/listen-for-stop';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { endInterruptedUpgrade } from './interrupted-upgrade.ts';
import { notifyLauncher } from './launcher-messages.ts';
import { prepareContent } from './modules/prepare-content.ts';
import { watchAccounts } from './modules/remote-judge/index.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigurationError, parseConfiguration } from './platform/configuration.ts';
import { becomeOwnAccount } from './platform/become-own-account.ts';
import { startPlatform, stopPlatform } from './platform/start-platform.ts';

/** Tells the launcher that a restart will not help: another program uses the port. */
const addressInUseExitCode = 98;

async function main() {
  const configuration = parseConfiguration(process.env);
  await becomeOwnAccount(configuration);
  const logger = pino({ level: configuration.logLevel });
  let stopParts: (() => Promise<void>) | undefined;
  listenForStop({
    stop: (reason) => {
      logger.info({ reason }, 'stopping');
      // A start is repeatable at any point, so it can be abandoned.
      if (stopParts === undefined) process.exit();
      void stopParts();
    },
  });
  const onMailKept = () => {
    notifyLauncher({ type: 'mail-kept', count: 1 });
  };
  const platform = await startPlatform({ configuration, clock: systemClock, logger, onMailKept });
  await prepareContent(platform, {
    onRootCreated: (password) => {
      notifyLauncher({ type: 'root-created', username: 'root', password });
      // Without a launcher, the operator finds it in the log. It is shown once.
      if (process.send === undefined)
        console.log(`The site was created. Log in as root with the password ${password} and change it.`);
    },
  });
  const app = await buildApp(platform);
  if (!configuration.isUpgradeCheck) await endInterruptedUpgrade(configuration.dataDirectory, logger);
  const address = await app.listen({ port: configuration.port, host: configuration.host });
  stopParts = async () => {
    await app.close();
    await stopPlatform(platform);
    if (process.connected) process.disconnect();
  };
  logger.info({ address }, 'listening');
  notifyLauncher({ type: 'ready', address });
  await watchAccounts(platform, () => {
    notifyLauncher({ type: 'remote-accounts' });
  });
}

try {
  await main();
} catch (error) {
  const isAddressInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isAddressInUse) console.error(`The port is in use by another program: ${error.message}`);
  else console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(isAddressInUse ? addressInUseExitCode : 1);
}
