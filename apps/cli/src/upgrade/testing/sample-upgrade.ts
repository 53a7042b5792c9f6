/** An upgrade of a site in a scratch folder, whose commands leave a mark in a log instead of starting anything. */
import { join } from 'node:path';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import type { Phase } from '../journal.ts';
import type { UpgradeInput } from '../upgrade-run.ts';

export interface SampleSite {
  readonly folder: string;
  readonly connectionString: string;
  readonly address: string;
}

export const newVersion = '9.9.9';

export function sampleUpgrade(
  { folder, connectionString, address }: SampleSite,
  changes: Partial<UpgradeInput> = {},
): UpgradeInput {
  const log = join(folder, 'log');
  return {
    configuration: readConfiguration({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: connectionString,
      JUDGE_SLOTS: '0',
    }),
    version: newVersion,
    root: join(folder, 'new'),
    backupFolder: join(folder, 'data', 'upgrade', 'backup'),
    address,
    commands: { stop: `echo stop >> ${log}`, start: `echo start >> ${log}` },
    switchOptions: { link: join(folder, 'current'), forward: undefined, back: undefined },
    healthLimitMs: 60_000,
    beginStep: () => ({ update: () => undefined, done: () => undefined, failed: () => undefined }),
    now: () => new Date(),
    checkPlan: () => Promise.resolve({ fromSchema: 0 }),
    runTrial: () => Promise.resolve(),
    interruption: new AbortController().signal,
    ...changes,
  };
}

export const killAt =
  (wanted: Phase) =>
  (phase: Phase): void => {
    if (phase === wanted) process.kill(process.pid, 'SIGKILL');
  };
