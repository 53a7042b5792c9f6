import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProcess } from '../servers/bench-server.ts';
import { askChild } from './ask-child.ts';

const bareProgram = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** Returns the address at which the body is returned from now on. */
export type ServeBare = (body: string) => Promise<string>;

/** A bare `http.createServer` that returns one body, in a separate process like the server it is compared to. */
export async function withBareServer<Result>(
  work: (serveBare: ServeBare) => Promise<Result>,
): Promise<Result> {
  const child = fork(bareProgram, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    return await work(async (body) => {
      const { port } = await askChild<{ port: number }>(child, { body });
      return `http://127.0.0.1:${String(port)}`;
    });
  } finally {
    await endProcess(child);
  }
}
