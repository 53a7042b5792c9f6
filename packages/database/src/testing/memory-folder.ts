/**
 * How this works: copying the files of a template and deleting those of a dropped database take most of the CPU time of a test
 * database if a file system on a disk keeps a journal of them (150 to 400 ms instead of 15). So the data of the tests is in
 * memory where the machine has room for it, otherwise in the usual temporary folder. A test run that is killed leaves its
 * folder behind, which would occupy memory until the machine restarts: the next run removes it. The name says which
 * process made it, and in which namespace this process has its number.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** Several times what four workers and the templates use. */
const neededBytes = 1024 ** 3;

export async function makeDataFolder(): Promise<string> {
  const namespace = /\d+/.exec(await readlink('/proc/self/ns/pid'))?.[0] ?? '';
  const prefix = `touchstone-test-${namespace}-`;
  const parent = (await hasRoom()) ? memoryFolder : tmpdir();
  await removeLeftovers(parent, prefix);
  return mkdtemp(join(parent, `${prefix}${String(process.pid)}-`));
}

async function hasRoom() {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = await statfs(memoryFolder);
  return bavail * bsize >= neededBytes;
}

async function removeLeftovers(parent: string, prefix: string) {
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : undefined;
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}
