import { join } from 'node:path';
import { printLine, printStep } from '@touchstone/site-setup/console';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { createChildOutput } from './child-output.ts';
import { serverEnvironment, type ServerInput } from './server-child.ts';
import { superviseChild, type SupervisedChild } from './supervise-child.ts';

/** A step in progress ends by its own time limits; a killed one is found again. */
const stopLimitMs = 20_000;
const name = 'remote worker';

export function superviseRemoteWorker(
  input: Pick<ServerInput, 'configuration' | 'database' | 'account' | 'judgeToken' | 'onStarted'>,
): SupervisedChild {
  const output = createChildOutput('remote-worker', input.configuration.dataDirectory, printLine);
  printStep('✓', name, 'started, because there is an account at another judge');
  return superviseChild({
    name,
    script: join(repositoryRoot, 'apps/server/src/remote-worker.ts'),
    environment: () => serverEnvironment(input),
    restrict: input.account.restrict,
    stopLimitMs,
    onOutput: output.write,
    onMessage: () => undefined,
    onStarted: input.onStarted,
    onRestart: (reason, delayMs) =>
      printStep('!', name, `${reason}; starting it again in ${delayMs / 1000} s`),
    // The site works without it: submissions to other judges wait until it is back.
    isHopeless: () => false,
    onHopeless: () => undefined,
  });
}
