/** Starts one judge: configuration, sandbox, languages, gateway. Ends cleanly on a signal, or when its launcher is gone. */
import { loadOwnProcFile } from '@touchstone/process-table';
import { createStopSignal } from '@touchstone/process-table/listen-for-stop';
import { ProgramError, runProgram } from '@touchstone/process-table/run-program';
import { hasSpareCapabilities, helperCapabilities } from '@touchstone/sandbox';
import { pino } from 'pino';
import { readConfiguration } from './configuration.ts';
import { findMachineFailure } from './machine/machine-fault.ts';

/** Tells the launcher that the server refuses this judge. */
const refusedExitCode = 77;

await runProgram({
  findRestriction: () =>
    hasSpareCapabilities(loadOwnProcFile('status'))
      ? { account: undefined, capabilities: helperCapabilities }
      : undefined,
  run: main,
});

async function main(): Promise<number> {
  const configuration = readConfiguration(process.env);
  const logger = pino({ level: configuration.logLevel });
  // Loaded here, because the process that begins again above needs none of it.
  const { runJudge } = await import('./run-judge.ts');
  const stopSignal = createStopSignal((reason) => logger.info({ reason }, 'stopping'));
  const stopReason = await runJudge(configuration, logger, stopSignal).catch(explain);
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

/** A machine on which no judge can start: what supervises this one starts it again. */
function explain(error: unknown): never {
  const failure = findMachineFailure(error);
  if (failure === undefined) throw error;
  throw new ProgramError(`The judge cannot work here (${failure.fault}): ${failure.detail}`, {
    cause: error,
  });
}
