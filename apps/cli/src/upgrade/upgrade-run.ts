import { createClient } from '@touchstone/database';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { waitForHealth } from '../launcher/health.ts';
import { writeJournal, type Journal, type Phase, type ReleaseSwitch } from './journal.ts';
import { canSwitchBack, type SwitchOptions } from './release-switch.ts';
import type { ForegroundSite, ServiceCommands } from './service.ts';
import { isReady, type runTrial } from './trial.ts';

export interface Progress {
  readonly update: (text: string) => void;
  readonly done: (text: string) => void;
  readonly failed: (text: string) => void;
}

export interface UpgradeInput {
  readonly configuration: Configuration;
  /** The version and the folder of this release. */
  readonly version: string;
  readonly root: string;
  readonly backupFolder: string;
  /** Where the site answers. */
  readonly address: string;
  readonly commands: ServiceCommands;
  readonly switchOptions: SwitchOptions;
  readonly healthLimitMs: number;
  readonly disconnectLimitMs?: number;
  readonly beginStep: (label: string, text: string) => Progress;
  readonly now: () => Date;
  /** Refuses before anything is changed. Not called for an upgrade that is continued: the site is stopped already. */
  readonly checkPlan: () => Promise<{ readonly fromSchema: number }>;
  /** Aborted when the operator wants to stop; the reason is an error that says so. */
  readonly interruption: AbortSignal;
  /** Called before each phase. */
  readonly onPhase?: (phase: Phase, releaseSwitch: ReleaseSwitch) => void;
  /** For tests. */
  readonly runTrial?: typeof runTrial;
}

export interface UpgradeResult {
  readonly outcome: 'upgraded' | 'rolled-back' | 'unchanged';
  readonly reason?: string;
  /** False: the files of the old version are gone, and it has to be installed again. */
  readonly runsAgain: boolean;
  /** The site did not run before the upgrade, so it was not started. */
  readonly wasStopped?: boolean;
  /** Data that the site may have written since the backup. */
  readonly rescuePath?: string | undefined;
  readonly backup?: string | undefined;
  readonly foreground?: ForegroundSite;
}

export interface UpgradeRun {
  readonly input: UpgradeInput;
  journal: Journal;
  /** The site may have written data since the backup. */
  mayHaveNewData: boolean;
  /** Never aborted if the old version cannot run again: then going on is the only way to a running site. */
  readonly interruption: AbortSignal;
}

export function createRun(
  input: UpgradeInput,
  journal: Journal,
  { mayHaveNewData }: Pick<UpgradeRun, 'mayHaveNewData'>,
): UpgradeRun {
  const canReturn = canSwitchBack(journal.releaseSwitch, false);
  const interruption = canReturn ? input.interruption : new AbortController().signal;
  return { input, journal, mayHaveNewData, interruption };
}

export async function enterPhase(
  run: UpgradeRun,
  phase: Phase,
  changes: Partial<Journal> = {},
): Promise<void> {
  run.journal = { ...run.journal, ...changes, phase };
  await writeJournal(run.input.configuration.dataDirectory, run.journal);
  run.input.onPhase?.(phase, run.journal.releaseSwitch);
}

/** Shows the step until its work ends; `describe` makes the line of its result. */
export async function runStep<Result>(
  progress: Progress,
  work: (progress: Progress) => Promise<Result>,
  describe: (result: Result) => string,
): Promise<Result> {
  try {
    const result = await work(progress);
    progress.done(describe(result));
    return result;
  } catch (error) {
    progress.failed(describeError(error));
    throw error;
  }
}

/** Whether the new version answers where users expect the site. */
export async function isServing(
  { input }: UpgradeRun,
  limitMs: number,
  signal = new AbortController().signal,
): Promise<boolean> {
  const health = await waitForHealth(input.address, isReady(input), { limitMs, signal });
  return health !== undefined && isReady(input)(health);
}

export async function withClient(
  connectionString: string,
  work: (client: ReturnType<typeof createClient>) => Promise<void>,
): Promise<void> {
  const client = createClient({ connectionString, application_name: 'touchstone-upgrade' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
