/** Starts one judge: configuration, sandbox, languages, gateway. Ends cleanly on a signal, or when its launcher is gone. */
import { loadOwnProcFile } from '@touchstone/process-table';
import { listenForStop } from '@touchstone/process-table/listen-for-stop';
import { restartRestricted } from '@touchstone/process-table/restrict-command';
import { hasSpareCapabilities, helperCapabilities } from '@touchstone/sandbox';
import { pino, type Logger } from 'pino';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { runJudge } from './run-judge.ts';

/** Tells the launcher that the server refuses this judge. */
const refusedExitCode = 77;

// A launcher has started this process with what it needs, and its channel would not survive.
if (process.send === undefined && hasSpareCapabilities(loadOwnProcFile('status')))
  restartRestricted({ account: undefined, capabilities: helperCapabilities });

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const configuration = readConfiguration(process.env);
  const logger = pino({ level: configuration.logLevel });
  const stopReason = await runJudge(configuration, logger, createStopSignal(logger));
  // The channel to the launcher would keep this process alive.
  if (process.connected) process.disconnect();
  if (stopReason === 'stopped') return 0;
  const { serverUrl } = configuration;
  const needs =
    'It needs the JUDGE_TOKEN of the server or a token made for it, and a name that no other judge uses (JUDGE_NAME).';
  logger.fatal(
    { serverUrl },
    `The server refuses this judge: ${stopReason.refused.replace(/\.$/, '')}. ${needs}`,
  );
  return refusedExitCode;
}

function createStopSignal(logger: Logger): AbortSignal {
  const controller = new AbortController();
  listenForStop({
    stop: (reason) => {
      logger.info({ reason }, 'stopping');
      controller.abort();
    },
  });
  return controller.signal;
}
