/** Finds out how the site runs, stops it and starts it again. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from '@touchstone/process-table';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { findLauncher } from '../launcher/launcher-lock.ts';
import { isAlive } from '../launcher/process-identity.ts';
import type { Service } from './journal.ts';
import { runShell, runUninterrupted } from './run-shell.ts';

/** The address in the lock of the launcher while an upgrade holds it. */
export const upgradeAddress = 'touchstone upgrade';
const launcherScript = 'apps/cli/src/main.ts';
const stopLimitMs = 90_000;
const pollMs = 100;
const run = promisify(execFile);

export interface ServiceCommands {
  readonly stop: string | undefined;
  readonly start: string | undefined;
}

export async function findService(dataDirectory: string, { stop, start }: ServiceCommands): Promise<Service> {
  if ((stop === undefined) !== (start === undefined))
    throw new UsageError('--stop-command and --start-command belong together.');
  if (stop !== undefined && start !== undefined) return { kind: 'commands', stop, start };
  const units = await listSystemdUnits();
  if (units.length > 0) return { kind: 'systemd', units };
  const launcher = await findLauncher(dataDirectory);
  if (launcher === undefined) return { kind: 'none' };
  if (launcher.address === upgradeAddress)
    throw new UsageError(`Another upgrade is running (process ${String(launcher.holder.pid)}).`);
  return { kind: 'launcher', root: await findLauncherRoot(launcher.holder.pid) };
}

/** Running services of this product; the backup is no part of the site. */
async function listSystemdUnits(): Promise<string[]> {
  if (!existsSync('/run/systemd/system')) return [];
  const { stdout } = await run('systemctl', [
    'list-units',
    '--type=service',
    '--state=active,activating',
    '--plain',
    '--no-legend',
    'touchstone*',
  ]);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((unit) => unit.endsWith('.service') && !/^touchstone-(?:backup|upgrade)/.test(unit));
}

async function findLauncherRoot(pid: number): Promise<string> {
  const script = readCommandLine(pid)
    .split('\0')
    .find((argument) => argument.endsWith(launcherScript));
  if (script === undefined)
    throw new UsageError(
      `The folder of the running site (process ${String(pid)}) is unknown. Stop it, then run the upgrade again.`,
    );
  const path = resolve(await readlink(`/proc/${String(pid)}/cwd`), script);
  return path.slice(0, -launcherScript.length - 1);
}

export async function stopService(service: Service, dataDirectory: string): Promise<void> {
  if (service.kind === 'commands') await runShell(service.stop);
  if (service.kind === 'systemd') await runUninterrupted('systemctl', 'stop', ...service.units);
  // `systemctl start` or a supervisor may have started a launcher, too.
  const launcher = await findLauncher(dataDirectory);
  if (launcher === undefined || launcher.address === upgradeAddress) return;
  process.kill(launcher.holder.pid, 'SIGTERM');
  const deadline = performance.now() + stopLimitMs;
  while (isAlive(launcher.holder)) {
    if (performance.now() > deadline)
      throw new UsageError(`The running site (process ${String(launcher.holder.pid)}) does not stop.`);
    await sleep(pollMs);
  }
}

/** A site that goes on in the terminal of the upgrade. */
export interface ForegroundSite {
  /** Its exit code. */
  readonly ended: Promise<number>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/** Resolves when the start was requested. */
export async function startService(
  service: Service,
  releaseRoot: string,
): Promise<{ foreground?: ForegroundSite }> {
  if (service.kind === 'commands') await runShell(service.start);
  if (service.kind === 'systemd') await runUninterrupted('systemctl', 'start', ...service.units);
  return service.kind === 'launcher' ? { foreground: startLauncher(releaseRoot) } : {};
}

/**
 * A session of its own: the site goes on when this process is killed, and a Ctrl-C reaches it once, through this process.
 */
function startLauncher(root: string): ForegroundSite {
  const bundled = join(root, 'node_modules/node/bin/node');
  const child = spawn(
    existsSync(bundled) ? bundled : process.execPath,
    [join(root, launcherScript), 'start'],
    { cwd: root, detached: true, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return {
    ended: once(child, 'exit').then(() => child.exitCode ?? 1),
    kill: (signal) => void child.kill(signal),
  };
}

export function describeService(service: Service): string {
  if (service.kind === 'none') return 'the site is not running; it will not be started';
  if (service.kind === 'commands') return `stopped by: ${service.stop}; started by: ${service.start}`;
  if (service.kind === 'systemd') return `systemd: ${service.units.join(', ')}`;
  return `npm start in ${service.root}; it will continue in this terminal`;
}
