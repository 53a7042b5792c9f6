/**
 * How this works: with BACKUP_FOLDER the launcher runs `touchstone backup` once a day as a process of its own, so a large backup
 * cannot slow down or end the launcher. A start that finds the last backup too old (the machine was off at that time) makes one a
 * few minutes later. A failed backup is printed and recorded, and the next one is tried on the next day.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { printStep } from '@touchstone/site-setup/console';
import type { BackupConfiguration } from '@touchstone/site-setup/configuration';
import { findNewestBackup } from '../backup/backup-folder.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const minuteMs = 60_000;
/** A day and some time for the backup itself. */
const tooOldMs = 25 * 60 * minuteMs;
const afterStartMs = 10 * minuteMs;
const shownOutput = 2000;

/** Today or tomorrow at that time, local time. */
export function nextDailyTime(now: Date, minuteOfDay: number): Date {
  const next = new Date(now);
  next.setHours(Math.floor(minuteOfDay / 60), minuteOfDay % 60, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next;
}

/** The first backup after a start. */
export function firstBackupTime(now: Date, minuteOfDay: number, newest: Date | undefined): Date {
  const daily = nextDailyTime(now, minuteOfDay);
  const isMissing = newest === undefined || now.getTime() - newest.getTime() > tooOldMs;
  const soon = new Date(now.getTime() + afterStartMs);
  return isMissing && soon < daily ? soon : daily;
}

export interface BackupSchedule {
  readonly stop: () => Promise<void>;
  readonly killNow: () => void;
}

export function startBackupSchedule(folder: string, { minuteOfDay }: BackupConfiguration): BackupSchedule {
  const stopping = new AbortController();
  const { signal } = stopping;
  let child: ChildProcess | undefined;
  const work = async (): Promise<void> => {
    const newest = existsSync(folder) ? (await findNewestBackup(folder))?.createdAt : undefined;
    let next = firstBackupTime(new Date(), minuteOfDay, newest);
    for (;;) {
      await sleep(next.getTime() - Date.now(), undefined, { signal });
      child = startBackup();
      await report(child, signal);
      next = nextDailyTime(new Date(), minuteOfDay);
    }
  };
  const finished = work().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    stop: async () => {
      stopping.abort();
      // An interrupted backup leaves no archive.
      child?.kill('SIGTERM');
      await finished;
    },
    killNow: () => void child?.kill('SIGKILL'),
  };
}

const startBackup = (): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, 'backup'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function report(child: ChildProcess, signal: AbortSignal): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-shownOutput)));
  await once(child, 'close');
  if (signal.aborted) return;
  if (child.exitCode === 0) printStep('✓', 'backup', 'the daily backup was made');
  else printStep('✗', 'backup', `the daily backup failed:\n${output.trim()}`);
}
