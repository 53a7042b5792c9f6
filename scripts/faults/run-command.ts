import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Ended {
  readonly isGood: boolean;
  /** It was ended because it took too long. */
  readonly isTooLong: boolean;
  /** Both outputs; the last part of a long one. */
  readonly output: string;
}

const keptOutput = 200_000;
/** vitest stops the database and the sites of its tests before it ends. */
const patienceMs = 60_000;

const running = new Set<ChildProcess>();
let isStopping = false;

/** Runs a program of the tree's packages in the tree, in a process group of its own. */
export async function runCommand(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  { limitMs, environment = {} }: { readonly limitMs: number; readonly environment?: Record<string, string> },
): Promise<Ended> {
  const programs = join(folder, 'node_modules', '.bin');
  const child = spawn(join(programs, program), args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...environment,
      NO_COLOR: '1',
      PATH: [programs, process.env['PATH'] ?? ''].join(delimiter),
    },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-keptOutput)));
  let isTooLong = false;
  const timer = setTimeout(() => {
    isTooLong = true;
    void endGroup(child);
  }, limitMs);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    // The script ends: nothing more is started, and no result is noted.
    if (isStopping) await new Promise(() => undefined);
    return { isGood: code === 0, isTooLong, output };
  } finally {
    clearTimeout(timer);
    running.delete(child);
  }
}

/** When the script itself is stopped. */
export async function endCommands(): Promise<void> {
  isStopping = true;
  await Promise.all([...running].map(endGroup));
}

async function endGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null) return;
  child.kill('SIGINT');
  await Promise.race([once(child, 'exit'), sleep(patienceMs, undefined, { ref: false })]);
  try {
    // Also what it has left behind in its group.
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
