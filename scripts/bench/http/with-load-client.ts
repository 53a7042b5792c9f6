/**
 * The bench itself holds what it seeded: garbage collection of that heap would delay the answers that it counts. So the load
 * is sent by a process of its own.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProcess } from '../servers/bench-server.ts';
import { askChild } from './ask-child.ts';
import { countPreparedRequests, type LoadResult, type ScenarioRequest } from './fire-requests.ts';
import type { Load } from './load-client.ts';

const clientProgram = fileURLToPath(new URL('load-client.ts', import.meta.url));

export interface LoadClient {
  readonly pid: number;
  readonly fire: (
    address: string,
    next: () => ScenarioRequest,
    durationSeconds: number,
  ) => Promise<LoadResult>;
}

export async function withLoadClient<Result>(work: (client: LoadClient) => Promise<Result>): Promise<Result> {
  const child = fork(clientProgram, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // JSON has no NaN, which is the latency of a load without answers.
    serialization: 'advanced',
  });
  try {
    return await work({
      pid: child.pid ?? 0,
      fire: (address, next, durationSeconds) => {
        const requests = Array.from({ length: countPreparedRequests(durationSeconds) }, next);
        return askChild<LoadResult>(child, { address, requests, durationSeconds } satisfies Load);
      },
    });
  } finally {
    await endProcess(child);
  }
}
