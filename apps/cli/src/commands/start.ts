import { printStep } from '@touchstone/site-setup/console';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { launch, type LaunchInput } from '../launcher/launch.ts';
import { createPartStack } from '../launcher/part-stack.ts';
import { createStopRequest } from '../launcher/stop-request.ts';
import { surviveLostTerminal } from '../survive-lost-terminal.ts';

/** npm, a shell and the terminal may each forward the same key press. */
const sameKeyPressMs = 700;
const killedExitCode = 130;

export const startCommand: Command = {
  name: 'start',
  summary: 'start database, server and judge in the foreground (what npm start does)',
  help: `
Usage: touchstone start

Builds the web app when it is out of date, starts the embedded PostgreSQL (unless DATABASE_URL is set), the server and a
judge, and keeps them running until Ctrl-C.

Environment: PORT (8000), HOST (127.0.0.1), DATA_DIR (./data), DATABASE_URL, STORAGE_URL, ROOT_PASSWORD,
DEMO_CONTENT (on), JUDGE_TOKEN, JUDGE_SLOTS (0: no judge here), LOG_LEVEL.`,
  run: runStart,
};

async function runStart(args: string[]): Promise<number> {
  if (args.length > 0)
    throw new UsageError('touchstone start takes no arguments; see touchstone start --help.');
  return await runInForeground({ configuration: readConfiguration(process.env) });
}

/** Runs a site until a stop request. */
export async function runInForeground(
  site: Pick<LaunchInput, 'configuration' | 'viteAddress'>,
): Promise<number> {
  const stopRequest = createStopRequest((reason) => printStep('✗', 'stopping', reason));
  const parts = createPartStack((name, error) =>
    printStep('✗', name, `did not stop cleanly: ${String(error)}`),
  );
  listenForSignals((exitCode) => stopRequest.ask(exitCode), parts.killAll);
  try {
    await launch({ ...site, stopRequest, parts });
  } catch (error) {
    // A step that the stop request interrupted is not a failure.
    if (!stopRequest.signal.aborted) {
      await parts.stopAll();
      throw error;
    }
  }
  printStep('·', 'stopping', 'judge, server and database');
  await parts.stopAll();
  printStep('✓', 'stopped', 'all data is saved');
  return stopRequest.exitCode();
}

function listenForSignals(askToStop: (exitCode: number) => void, killAll: () => void): void {
  let firstAt: number | undefined;
  const onSignal = (): void => {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      return askToStop(0);
    }
    if (now - firstAt < sameKeyPressMs) return;
    killAll();
    process.exit(killedExitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, onSignal);
  // npm start owns the other end: if it is gone, Ctrl-C cannot arrive any more.
  process.on('disconnect', () => askToStop(0));
  // The terminal may be gone too.
  surviveLostTerminal();
}
