/**
 * How this works
 *
 *   browser ──▶ Vite (PORT) ──/api, /judge-gateway──▶ server (a free port)
 *
 * Vite sends changes of the web to the open page. A change of any source that the server or the judge loads restarts
 * it; a process that fails to start waits for the next change, or retries after a delay.
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, type Configuration } from '@touchstone/site-setup/configuration';
import { beginStep, printLine, printStep } from '@touchstone/site-setup/console';
import { createChildOutput } from './child-output.ts';
import type { PartStack } from './part-stack.ts';
import { localAddress } from './server-address.ts';
import type { ServerPart } from './server-child.ts';
import type { StopRequest } from './stop-request.ts';
import { describeExit, superviseChild, type SupervisedChild } from './supervise-child.ts';

const serverSources = [
  'apps/server',
  'packages/contract',
  'packages/database',
  'packages/problem-formats',
  'packages/remote-judges',
];
const judgeSources = ['apps/judge', 'packages/contract', 'packages/sandbox'];
const rules = 'packages/rules';
/** Editors write several files at once. */
const debounceMs = 150;
const stopLimitMs = 5000;

export interface DevelopmentInput {
  readonly configuration: Configuration;
  readonly viteAddress: { readonly host: string; readonly port: number };
  readonly stopRequest: StopRequest;
  readonly parts: PartStack;
  readonly server: ServerPart;
  readonly judge: SupervisedChild | undefined;
}

/** Resolves when Vite serves the web. */
export async function develop(input: DevelopmentInput): Promise<void> {
  const { stopRequest, parts, server, judge } = input;
  const step = beginStep('web', 'starting Vite');
  const { child, ready } = superviseVite(input);
  parts.push({ name: 'web', ...child });
  await Promise.race([ready, stopRequest.requested]);
  if (stopRequest.signal.aborted) step.failed('not started');
  else step.done('hot reload');
  const { signal } = stopRequest;
  watchSources([...serverSources, rules], signal, () => {
    printStep('·', 'server', 'sources changed; restarting');
    server.child.reload();
  });
  if (judge === undefined) return;
  watchSources([...judgeSources, rules], signal, () => {
    printStep('·', 'judge', 'sources changed; restarting');
    judge.reload();
  });
}

function superviseVite({ configuration, viteAddress, stopRequest }: DevelopmentInput) {
  const output = createChildOutput('web', configuration.dataDirectory, printLine);
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const child = superviseChild({
    name: 'web',
    script: join(repositoryRoot, 'apps/web/dev-server.ts'),
    environment: () => ({
      ...process.env,
      HOST: viteAddress.host,
      PORT: String(viteAddress.port),
      SERVER_URL: localAddress(configuration.host, configuration.port),
    }),
    stopLimitMs,
    onOutput: output.write,
    onMessage: () => {
      resolve();
    },
    onStarted: () => undefined,
    onRestart: (reason, delayMs) =>
      printStep('!', 'web', `Vite ${reason}; starting it again in ${delayMs / 1000} s`),
    isHopeless: ({ failures }) => failures >= 3,
    onHopeless: (exit) => stopRequest.ask(1, `Vite ${describeExit(exit)}.\n${output.lastWords()}`),
  });
  return { child, ready };
}

function watchSources(folders: readonly string[], signal: AbortSignal, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    const path = join(repositoryRoot, folder, 'src');
    watch(path, { recursive: true, signal }, (_event, name) => {
      if (name === null || !/\.(ts|json)$/.test(name) || name.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, debounceMs);
    });
  }
}
