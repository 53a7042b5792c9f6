/**
 * How this works
 *
 *   stopping ─▶ backing-up ─▶ migrating ─▶ checking ─▶ switching ─▶ starting ─▶ done
 *      └────────────┘            └────────────┴────────────┴────────────┘
 *      failure: the old          failure: rolling-back ─▶ the old version
 *      version starts again
 *
 * The site is stopped first, so that a rollback loses nothing that users wrote. The command belongs to the new version. Its server
 * starts on a private port (`trial.ts`); only when it is healthy, the installation is switched and the site starts.
 *
 * The journal (`journal.ts`) is written before each phase. Every phase can be repeated, so a killed upgrade is continued by the
 * next run: before the backup was complete from the beginning, later with that backup, and a rollback to its end. A server that users
 * can reach removes the journal when it starts, because its data must not be lost by a later rollback. A rollback by the run that started
 * it, or by one that was killed in between, first writes the present data to another archive.
 *
 * An interruption (Ctrl-C, SIGTERM, a closed terminal) is a failure of the step, until the new version is known to be healthy: it takes
 * effect between two tables of the backup or two migrations, and the site runs again with the old version. After that it has no
 * effect, because going on is the shortest way to a running site. A rollback is not interrupted.
 */
import { migrate } from '@touchstone/database';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { backUpSite } from '../backup/back-up-site.ts';
import { openDatabase } from '../open-database.ts';
import { holdSite, type HeldSite } from './hold-site.ts';
import { findJournal, removeJournal, type Journal, type ReleaseSwitch } from './journal.ts';
import { planSwitch, switchForward } from './release-switch.ts';
import { leaveUnchanged, rollBack } from './roll-back.ts';
import { dropSavedJobs, saveJobs } from './saved-jobs.ts';
import { findService, startService, stopService } from './service.ts';
import { runTrial } from './trial.ts';
import {
  createRun,
  describeError,
  enterPhase,
  isServing,
  runStep,
  withClient,
  type UpgradeInput,
  type UpgradeResult,
  type UpgradeRun,
} from './upgrade-run.ts';

/** Only the newest: it belongs to the last upgrade. */
const retention = { days: 1, weeks: 0, months: 0 };

export async function runUpgrade(input: UpgradeInput): Promise<UpgradeResult> {
  const run = await beginOrContinue(input);
  if (run.journal.phase === 'rolling-back') return rollBack(run, 'the rollback was interrupted');
  try {
    await bringForward(run);
    return await startNew(run);
  } catch (error) {
    const reason = describeError(error);
    return run.journal.backup === undefined ? leaveUnchanged(run, reason) : rollBack(run, reason);
  }
}

async function beginOrContinue(input: UpgradeInput): Promise<UpgradeRun> {
  const { dataDirectory } = input.configuration;
  const unfinished = await findJournal(dataDirectory);
  if (unfinished?.backup !== undefined) return continueRun(input, unfinished);
  const running = await findService(dataDirectory, input.commands);
  const isStopped = unfinished !== undefined && running.kind !== 'systemd' && running.kind !== 'launcher';
  const service = isStopped ? unfinished.service : running;
  const { fromSchema } = isStopped ? unfinished : await input.checkPlan();
  const journal: Journal = {
    phase: 'stopping',
    startedAt: input.now().toISOString(),
    fromSchema,
    toVersion: input.version,
    service,
    releaseSwitch: await planSwitch(input.switchOptions, service, input.root),
  };
  return createRun(input, journal, { mayHaveNewData: false });
}

/** Perhaps with another release than the interrupted run. */
function continueRun(input: UpgradeInput, unfinished: Journal): UpgradeRun {
  const releaseSwitch: ReleaseSwitch =
    unfinished.releaseSwitch.kind === 'link'
      ? { ...unfinished.releaseSwitch, next: input.root }
      : unfinished.releaseSwitch;
  const journal = { ...unfinished, releaseSwitch, toVersion: input.version };
  // The earliest one that is repeated.
  if (unfinished.phase !== 'rolling-back') input.onPhase?.('migrating', releaseSwitch);
  return createRun(input, journal, { mayHaveNewData: true });
}

async function bringForward(run: UpgradeRun): Promise<void> {
  const { input, interruption } = run;
  const { configuration, beginStep } = input;
  const { service, backup, phase } = run.journal;
  if (backup === undefined) await enterPhase(run, 'stopping');
  // A run that was killed in these phases had stopped the site.
  if (phase !== 'migrating' && phase !== 'checking')
    await runStep(
      beginStep('stop', 'stopping the site'),
      () => stopService(service, configuration.dataDirectory),
      () => (service.kind === 'none' ? 'the site was not running' : 'the site is stopped'),
    );
  interruption.throwIfAborted();
  await holdSite({ ...input, interruption }, async (site) => {
    if (backup === undefined) await backUp(run, site);
    await applyMigrations(run, site);
    await enterPhase(run, 'checking');
    await check(run, site);
  });
  interruption.throwIfAborted();
  await enterPhase(run, 'switching');
  await switchForward(run.journal.releaseSwitch);
}

async function backUp(run: UpgradeRun, { connectionString }: HeldSite): Promise<void> {
  const { configuration, backupFolder, now, beginStep } = run.input;
  const { interruption } = run;
  await enterPhase(run, 'backing-up');
  const { archivePath } = await runStep(
    beginStep('backup', 'opening the database'),
    async ({ update }) => {
      // Never encrypted: a rollback has to read it, and the key is not on this machine. It is beside the data that it copies.
      const target = { path: backupFolder, retention, recipient: undefined, linksFiles: true };
      const onProgress = (text: string): void => {
        interruption.throwIfAborted();
        update(text);
      };
      const summary = await backUpSite(configuration, target, { now: now(), onProgress });
      interruption.throwIfAborted();
      await withClient(connectionString, saveJobs);
      return summary;
    },
    ({ rows, files, archivePath: path }) => `${String(rows)} rows and ${String(files)} files: ${path}`,
  );
  await enterPhase(run, 'migrating', { backup: archivePath });
}

async function applyMigrations(
  { input, interruption }: UpgradeRun,
  { connectionString }: HeldSite,
): Promise<void> {
  await runStep(
    input.beginStep('migrations', 'applying'),
    async ({ update }) => {
      let applied = 0;
      const onApply = (name: string): void => {
        interruption.throwIfAborted();
        applied += 1;
        update(name);
      };
      await migrate(connectionString, { onApply });
      return applied;
    },
    (applied) => `${String(applied)} applied`,
  );
}

async function check(
  { input, interruption }: UpgradeRun,
  { connectionString, setChildren }: HeldSite,
): Promise<void> {
  const { configuration, version, healthLimitMs: limitMs } = input;
  interruption.throwIfAborted();
  const onStarted = (pids: readonly number[]): void => void setChildren(pids);
  await runStep(
    input.beginStep('check', `starting ${version} on a private port`),
    () =>
      (input.runTrial ?? runTrial)({
        configuration,
        connectionString,
        version,
        limitMs,
        interruption,
        onStarted,
      }),
    () => `${version} is healthy`,
  );
}

async function startNew(run: UpgradeRun): Promise<UpgradeResult> {
  const { input, journal } = run;
  const { beginStep, version } = input;
  const result = { outcome: 'upgraded', runsAgain: true, backup: journal.backup } as const;
  if (journal.service.kind === 'none') {
    await finish(run);
    return { ...result, wasStopped: true };
  }
  await enterPhase(run, 'starting');
  run.mayHaveNewData = true;
  const started = await runStep(
    beginStep('start', `starting ${version}`),
    () => startAndWait(run),
    () => `${version} runs: ${input.address}`,
  );
  await finish(run);
  return { ...result, ...started };
}

async function startAndWait(run: UpgradeRun): Promise<Pick<UpgradeResult, 'foreground'>> {
  const { input, journal } = run;
  if (await isServing(run, 0)) return {};
  const started = await startService(journal.service, input.root);
  const hasEnded = new AbortController();
  void started.foreground?.ended.then(() => hasEnded.abort());
  if (await isServing(run, input.healthLimitMs, hasEnded.signal)) return started;
  throw new UsageError(`${input.address} does not become healthy with version ${input.version}.`);
}

/** In this order: a rollback of an upgrade that is not over needs the saved jobs. */
async function finish({ input: { configuration } }: UpgradeRun): Promise<void> {
  await removeJournal(configuration.dataDirectory);
  const database = await openDatabase(configuration, { mayCreate: false });
  try {
    await withClient(database.connectionString, dropSavedJobs);
  } finally {
    await database.close();
  }
}
