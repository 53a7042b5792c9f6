/** Starts one judge: configuration, languages, heartbeat. Ends cleanly on a signal, or when its launcher is gone. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { ConfigurationError, readConfiguration, type JudgeConfiguration } from './configuration.ts';
import { keepHeartbeat } from './gateway/keep-heartbeat.ts';
import { detectLanguages } from './languages/detect-languages.ts';
import { languages } from './languages/index.ts';
import { createLoadMeter } from './machine/machine-load.ts';

/** Tells whoever started us that the token is wrong. */
const tokenRefusedExitCode = 77;

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
  const signal = listenForStop(logger);
  const exitCode = await judge(configuration, logger, signal);
  // The channel to the launcher would keep this process alive.
  if (process.connected) process.disconnect();
  return exitCode;
}

async function judge(
  configuration: JudgeConfiguration,
  logger: Logger,
  signal: AbortSignal,
): Promise<number> {
  const { name, slots, cacheFolder, serverUrl, token } = configuration;
  const detected = await detectLanguages({
    languages,
    cacheFile: join(cacheFolder, 'languages.json'),
    searchPath: process.env['PATH'] ?? '',
    signal,
    onTested: (language) => logger.debug({ language }, 'testing a language'),
  });
  const offered = detected.languages.map((language) => language.name);
  logger.info({ offered, disabled: detected.disabledLanguages }, 'languages detected');
  const measureLoad = createLoadMeter();
  const instanceId = randomUUID();
  const outcome = await keepHeartbeat({
    gateway: { serverUrl, token },
    signal,
    describe: () => ({ name, instanceId, attempts: [], slots, ...detected, ...measureLoad() }),
    onConnected: () => logger.info({ serverUrl, name, slots }, 'connected to the server'),
    onLost: (reason, isFirstTry) =>
      logger[isFirstTry ? 'info' : 'warn']({ serverUrl }, `the server cannot be reached: ${reason}`),
  });
  if (outcome === 'stopped') return 0;
  logger.fatal(
    { serverUrl },
    `The server refuses this judge's token (${outcome.refused}). Give both the same JUDGE_TOKEN.`,
  );
  return tokenRefusedExitCode;
}

function listenForStop(logger: Logger): AbortSignal {
  const controller = new AbortController();
  const stop = (reason: string): void => {
    if (controller.signal.aborted) return;
    logger.info({ reason }, 'stopping');
    controller.abort();
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('disconnect', () => stop('the launcher is gone'));
  return controller.signal;
}
