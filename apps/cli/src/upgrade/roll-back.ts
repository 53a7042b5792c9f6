import { findJournal, removeJournal } from './journal.ts';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { holdSite } from './hold-site.ts';
import { canSwitchBack, switchBack } from './release-switch.ts';
import { restoreSite } from './restore-site.ts';
import { dropSavedJobs } from './saved-jobs.ts';
import { startService, stopService } from './service.ts';
import {
  createRun,
  enterPhase,
  runStep,
  withClient,
  type UpgradeInput,
  type UpgradeResult,
  type UpgradeRun,
} from './upgrade-run.ts';

/** Ends an interrupted upgrade with the old version. */
export async function abandonUpgrade(input: UpgradeInput): Promise<UpgradeResult> {
  const journal = await findJournal(input.configuration.dataDirectory);
  if (journal === undefined)
    throw new UsageError(
      'No upgrade was interrupted. To return to an earlier version, see "Going back later" in docs/upgrading.md.',
    );
  const run = createRun(input, journal, { mayHaveNewData: true });
  input.onPhase?.('rolling-back', journal.releaseSwitch);
  return journal.backup === undefined ? leaveUnchanged(run, 'on request') : rollBack(run, 'on request');
}

/** After a failure before the backup was complete: nothing was changed. */
export async function leaveUnchanged(run: UpgradeRun, reason: string): Promise<UpgradeResult> {
  const { input, journal } = run;
  await removeJournal(input.configuration.dataDirectory);
  const runsAgain = canSwitchBack(journal.releaseSwitch, false);
  return { outcome: 'unchanged', reason, runsAgain, ...(runsAgain && (await startOld(run))) };
}

export async function rollBack(run: UpgradeRun, reason: string): Promise<UpgradeResult> {
  const { input } = run;
  const { configuration, version, beginStep } = input;
  const { dataDirectory } = configuration;
  // An installation may start services, too. A rollback that is repeated does not know how far it came.
  const hasSwitched = ['switching', 'starting', 'rolling-back'].includes(run.journal.phase);
  await enterPhase(run, 'rolling-back');
  const { service, releaseSwitch, backup } = run.journal;
  if (backup === undefined) throw new Error('a rollback without a backup');
  const rescuePath = await runStep(
    beginStep('rollback', 'returning to the old version'),
    async ({ update: onProgress }) => {
      if (hasSwitched) {
        await stopService(service, dataDirectory);
        await switchBack(releaseSwitch);
      }
      return holdSite({ ...input, interruption: undefined }, async ({ connectionString }) => {
        const rescues = run.mayHaveNewData;
        const now = input.now();
        const site = { configuration, connectionString, archivePath: backup, version, now };
        const path = await restoreSite({ ...site, rescues, onProgress });
        // In this order: a repeated rollback needs the saved jobs.
        await removeJournal(dataDirectory);
        await withClient(connectionString, dropSavedJobs);
        return path;
      });
    },
    () => 'the data is as it was before the upgrade',
  );
  const runsAgain = canSwitchBack(releaseSwitch, hasSwitched);
  const started = runsAgain ? await startOld(run) : {};
  return { outcome: 'rolled-back', reason, runsAgain, rescuePath, backup, ...started };
}

/** Starts the version that ran before, if one did. */
async function startOld({
  input,
  journal: { service },
}: UpgradeRun): Promise<Pick<UpgradeResult, 'foreground' | 'wasStopped'>> {
  const started = await startService(service, service.kind === 'launcher' ? service.root : input.root);
  return { ...started, wasStopped: service.kind === 'none' };
}
