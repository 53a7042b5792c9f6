import { ProgramError, runUntilStopped } from '@touchstone/process-table/run-program';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { endInterruptedUpgrade } from './interrupted-upgrade.ts';
import { notifyLauncher } from './launcher-messages.ts';
import { prepareContent } from './modules/prepare-content.ts';
import { watchAccounts } from './modules/remote-judge/index.ts';
import type { Configuration } from './platform/configuration.ts';
import { startPlatform, stopPlatform } from './platform/start-platform.ts';

/** Tells the launcher that a restart will not help: another program uses the port. */
class AddressInUseError extends ProgramError {
  override readonly exitCode = 98;
}

/** Platform, modules, listening. Resolves when it has stopped, on a signal or when its launcher has ended. */
export async function runServer(configuration: Configuration) {
  const logger = pino({ level: configuration.logLevel });
  const onStop = (reason: string) => {
    logger.info({ reason }, 'stopping');
  };
  await runUntilStopped(onStop, async () => {
    const onMailKept = () => {
      notifyLauncher({ type: 'mail-kept', count: 1 });
    };
    const platform = await startPlatform({ configuration, logger, onMailKept });
    await prepareContent(platform, { onRootCreated: showRoot });
    const app = await buildApp(platform);
    if (!configuration.isUpgradeCheck) await endInterruptedUpgrade(configuration.dataDirectory, logger);
    await watchAccounts(platform, () => {
      notifyLauncher({ type: 'remote-accounts' });
    });
    const address = await app
      .listen({ port: configuration.port, host: configuration.host })
      .catch(explainListening);
    logger.info({ address }, 'listening');
    notifyLauncher({ type: 'ready', address });
    return async () => {
      await app.close();
      await stopPlatform(platform);
    };
  });
}

function showRoot(password: string) {
  notifyLauncher({ type: 'root-created', username: 'root', password });
  // Without a launcher, the operator finds it in the log. It is shown once.
  if (process.send === undefined)
    console.log(`The site was created. Log in as root with the password ${password} and change it.`);
}

function explainListening(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    throw new AddressInUseError(`The port is in use by another program: ${error.message}`, { cause: error });
  throw error;
}
