import { join } from 'node:path';
import { loadOwnProcFile } from '@touchstone/process-table';
import { restrictCommand } from '@touchstone/process-table/restrict-command';
import { hasSpareCapabilities, helperCapabilities } from '@touchstone/sandbox';
import { printLine, printStep } from '@touchstone/site-setup/console';
import { repositoryRoot, type Configuration } from '@touchstone/site-setup/configuration';
import { createChildOutput } from './child-output.ts';
import { superviseChild, type SupervisedChild } from './supervise-child.ts';

const stopLimitMs = 10_000;
/** The judge must not have secrets that it does not need. */
const serverSecrets = ['DATABASE_URL', 'STORAGE_URL', 'ROOT_PASSWORD'];

export interface JudgeInput {
  readonly configuration: Configuration;
  readonly serverUrl: string;
  readonly judgeToken: string;
  readonly onStarted: (pid: number) => void;
}

export function superviseJudge({
  configuration,
  serverUrl,
  judgeToken,
  onStarted,
}: JudgeInput): SupervisedChild {
  const output = createChildOutput('judge', configuration.dataDirectory, printLine);
  const inherited = Object.entries(process.env).filter(([name]) => !serverSecrets.includes(name));
  return superviseChild({
    name: 'judge',
    script: join(repositoryRoot, 'apps/judge/src/main.ts'),
    environment: () => ({
      ...Object.fromEntries(inherited),
      DATA_DIR: configuration.dataDirectory,
      SERVER_URL: serverUrl,
      JUDGE_TOKEN: judgeToken,
    }),
    restrict,
    stopLimitMs,
    onOutput: output.write,
    onMessage: () => undefined,
    onStarted,
    onRestart: (reason, delayMs) =>
      printStep('!', 'judge', `${reason}; starting it again in ${delayMs / 1000} s`),
    // The site works without a judge: submissions wait until it is back.
    isHopeless: () => false,
    onHopeless: () => undefined,
  });
}

/** Root's judge keeps what the sandbox needs. Without the program setpriv it keeps everything. */
function restrict(commandLine: readonly string[]): readonly string[] {
  if (!hasSpareCapabilities(loadOwnProcFile('status'))) return commandLine;
  return (
    restrictCommand(commandLine, { account: undefined, capabilities: helperCapabilities }) ?? commandLine
  );
}
