import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endProcess } from '../servers/bench-server.ts';

const bareProgram = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** A bare `http.createServer` that returns one body, in a separate process like the server it is compared to. */
export async function withBareServer<Result>(
  body: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const child = fork(bareProgram, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    child.send({ body });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return await work(`http://127.0.0.1:${String(port)}`);
  } finally {
    await endProcess(child);
  }
}
