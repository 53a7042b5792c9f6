import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const recordName = join('.cache', 'npm-install.json');

/**
 * Two installations in one folder destroy each other. An installation left running by a killed start is therefore
 * stopped first. It is identified by process id and start time, so an unrelated process with a reused id is not
 * affected.
 */
export async function endLeftoverInstall(root) {
  const record = readRecord(root);
  if (record === undefined) return;
  while (findStartTicks(record.pid) === record.startTicks) {
    process.kill(-record.pid, 'SIGKILL');
    await sleep(50);
  }
  forgetInstall(root);
}

export function rememberInstall(root, pid) {
  mkdirSync(dirname(join(root, recordName)), { recursive: true });
  writeFileSync(join(root, recordName), JSON.stringify({ pid, startTicks: findStartTicks(pid) }));
}

export function forgetInstall(root) {
  rmSync(join(root, recordName), { force: true });
}

function readRecord(root) {
  try {
    const { pid, startTicks } = JSON.parse(readFileSync(join(root, recordName), 'utf8'));
    return Number.isInteger(pid) && pid > 1 && typeof startTicks === 'string'
      ? { pid, startTicks }
      : undefined;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Field 22 of /proc/<pid>/stat, or undefined if the process does not exist or has ended. This file runs before packages
 * are installed, so it cannot use packages/process-table.
 */
function findStartTicks(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}
