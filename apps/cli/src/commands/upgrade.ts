import { resolve, join } from 'node:path';
import { parseArgs } from 'node:util';
import { beginStep, printLine, printStep } from '@touchstone/site-setup/console';
import { readConfiguration, repositoryRoot, type Configuration } from '@touchstone/site-setup/configuration';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { findFileStoreFolder } from '../file-store-folder.ts';
import { prepareWeb } from '../launcher/prepare-web.ts';
import { localAddress } from '../launcher/server-address.ts';
import { openDatabase } from '../open-database.ts';
import { readProductVersion } from '../product-version.ts';
import { listenForInterruption } from '../upgrade/interruption.ts';
import { findJournal, upgradeFolder } from '../upgrade/journal.ts';
import { planUpgrade, type UpgradePlan } from '../upgrade/plan-upgrade.ts';
import { planSwitch } from '../upgrade/release-switch.ts';
import { abandonUpgrade } from '../upgrade/roll-back.ts';
import { runUpgrade } from '../upgrade/run-upgrade.ts';
import { findService } from '../upgrade/service.ts';
import { describeContest, describeRoom, hasRoom, showPlan } from '../upgrade/show-plan.ts';
import type { UpgradeInput, UpgradeResult } from '../upgrade/upgrade-run.ts';

const usualWaitSeconds = 180;

export const upgradeCommand: Command = {
  name: 'upgrade',
  summary: 'bring a site to this version: backup, migrations, check, and back again if it fails',
  help: `
Usage: touchstone upgrade --dry-run
       touchstone upgrade [--link LINK] [--during-contest]
       touchstone upgrade --roll-back

Run it in the folder of the new version, with the environment of the site. It stops the site, makes a backup, applies the migrations
and starts the new version on a private port. If that is healthy, the site starts with the new version. If anything fails, database,
files and the old version come back. Users see the site as stopped meanwhile.

A running site is found by itself: systemd services named touchstone*, or npm start on DATA_DIR. A site of npm start goes on in this
terminal. Ctrl-C returns to the old version, or, once the new one is healthy, lets the site start with it. An upgrade that was killed is
continued by the next one; --roll-back returns to the old version instead.

  --dry-run                  says what would happen, and changes nothing
  --during-contest           also while a contest runs, or begins within an hour
  --link LINK                the symbolic link to the current release; it is switched to this folder
  --switch-command CMD       installs the new version, such as a package; --switch-back-command CMD the old one
  --stop-command CMD         stops the site, and --start-command CMD starts it, if it is run by something else
  --address URL              where the site answers (http://HOST:PORT)
  --backup-folder FOLDER     for the backup (DATA_DIR/upgrade/backup); the backup of the last upgrade is kept
  --wait SECONDS             how long a start may take (${String(usualWaitSeconds)})

The exit code is 1 if the site is not upgraded.

Environment: PORT (8000), HOST (127.0.0.1), DATA_DIR (./data), DATABASE_URL, STORAGE_URL, JUDGE_SLOTS.`,
  run: runCommand,
};

const options = {
  'dry-run': { type: 'boolean', default: false },
  'during-contest': { type: 'boolean', default: false },
  'roll-back': { type: 'boolean', default: false },
  link: { type: 'string' },
  'switch-command': { type: 'string' },
  'switch-back-command': { type: 'string' },
  'stop-command': { type: 'string' },
  'start-command': { type: 'string' },
  address: { type: 'string' },
  'backup-folder': { type: 'string' },
  wait: { type: 'string' },
} as const;

async function runCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  const configuration = readConfiguration(process.env);
  const { dataDirectory, host, port } = configuration;
  const backupFolder = resolve(values['backup-folder'] ?? join(upgradeFolder(dataDirectory), 'backup'));
  const checkPlan = async (): Promise<UpgradePlan> => {
    const plan = await loadPlan(configuration, backupFolder);
    checkAllowed(plan, values['during-contest']);
    await prepareWeb(new AbortController().signal);
    return plan;
  };
  const plannedInput: Omit<UpgradeInput, 'interruption'> = {
    configuration,
    version: await readProductVersion(),
    root: resolve(repositoryRoot),
    backupFolder,
    address: values.address ?? localAddress(host, port),
    commands: { stop: values['stop-command'], start: values['start-command'] },
    switchOptions: {
      link: values.link,
      forward: values['switch-command'],
      back: values['switch-back-command'],
    },
    healthLimitMs: readSeconds(values.wait) * 1000,
    beginStep,
    now: () => new Date(),
    checkPlan,
  };
  if (values['dry-run']) return showDryRun(plannedInput);
  const { handOver, ...listeners } = listenForInterruption((text) => printStep('!', 'interrupted', text));
  const input = { ...plannedInput, ...listeners };
  const result = await (values['roll-back'] ? abandonUpgrade(input) : runUpgrade(input));
  const exitCode = report(result, input);
  return result.foreground === undefined ? exitCode : (await handOver(result.foreground)) || exitCode;
}

function readSeconds(text = String(usualWaitSeconds)): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new UsageError(`--wait must be a number of seconds, not "${text}".`);
}

async function loadPlan(configuration: Configuration, backupFolder: string): Promise<UpgradePlan> {
  const database = await openDatabase(configuration, { mayCreate: false });
  try {
    return await planUpgrade({
      connectionString: database.connectionString,
      backupFolder,
      isEmbedded: configuration.databaseUrl === undefined,
      filesFolder: findFileStoreFolder(configuration),
      now: new Date(),
    });
  } finally {
    await database.close();
  }
}

function checkAllowed(plan: UpgradePlan, isDuringContest: boolean): void {
  checkDirection(plan);
  if (!hasRoom(plan))
    throw new UsageError(
      `The disk is too small: ${describeRoom(plan)}. Free space, or choose --backup-folder.`,
    );
  if (plan.contests.length === 0 || isDuringContest) return;
  throw new UsageError(
    `A contest is running or begins within an hour:\n${plan.contests
      .map((contest) => `  ${describeContest(contest)}`)
      .join('\n')}\nAn upgrade stops the site for minutes. Wait, or add --during-contest.`,
  );
}

function checkDirection({ fromSchema, toSchema }: UpgradePlan): void {
  if (fromSchema === 0)
    throw new UsageError('The database is empty: there is nothing to upgrade. Start the site.');
  if (fromSchema > toSchema)
    throw new UsageError(
      `The site has a newer schema (${String(fromSchema)}) than this version knows (${String(toSchema)}). See "Going back later" ` +
        'in docs/upgrading.md.',
    );
}

async function showDryRun(input: Omit<UpgradeInput, 'interruption'>): Promise<number> {
  const { configuration, commands, switchOptions, root } = input;
  const journal = await findJournal(configuration.dataDirectory);
  if (journal !== undefined)
    printStep(
      '!',
      'interrupted',
      `an upgrade to ${journal.toVersion} while ${journal.phase}; it would be continued`,
    );
  const service = await findService(configuration.dataDirectory, commands);
  const releaseSwitch = await planSwitch(switchOptions, service, root);
  const plan = await loadPlan(configuration, input.backupFolder);
  showPlan(plan, input, { service, releaseSwitch });
  checkDirection(plan);
  printLine('\nNothing was changed.');
  return 0;
}

function report(result: UpgradeResult, { version }: UpgradeInput): number {
  const { outcome, reason, runsAgain, wasStopped, rescuePath, backup } = result;
  if (outcome === 'upgraded') {
    printStep('✓', 'upgraded', `to ${version}; the backup of the old version: ${backup ?? 'none'}`);
    if (wasStopped) printStep('·', 'start', 'the site was not running; start it with the new version');
    return 0;
  }
  printStep('✗', 'not upgraded', `${reason ?? ''}\nThe data is that of the old version.`);
  if (rescuePath !== undefined)
    printStep('!', 'newer data', `data of the new version, in case users have written some: ${rescuePath}`);
  if (runsAgain && !wasStopped) printStep('✓', 'old version', 'started again');
  if (!runsAgain)
    printStep('!', 'old version', 'its files have been replaced: install it again, then start the site');
  return 1;
}
