import { printLine, printStep } from '@touchstone/site-setup/console';
import type { ReleaseSwitch, Service } from './journal.ts';
import type { PlannedContest, UpgradePlan } from './plan-upgrade.ts';
import { describeSwitch } from './release-switch.ts';
import { describeService } from './service.ts';

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;
const shownTime = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const describeContest = ({ title, startAt, endAt }: PlannedContest): string =>
  `“${title}”, ${shownTime(startAt)} to ${shownTime(endAt)}`;

export const hasRoom = ({ freeBytes, neededBytes }: UpgradePlan): boolean => freeBytes >= neededBytes;

export const describeRoom = ({ freeBytes, neededBytes }: UpgradePlan): string =>
  `${gigabytes(freeBytes)} free; backup and restore need up to ${gigabytes(neededBytes)}`;

export function showPlan(
  plan: UpgradePlan,
  { version, backupFolder }: { readonly version: string; readonly backupFolder: string },
  { service, releaseSwitch }: { readonly service: Service; readonly releaseSwitch: ReleaseSwitch },
): void {
  const { pending, contests, fromSchema, toSchema } = plan;
  printStep('·', 'version', `${version}; the schema goes from ${String(fromSchema)} to ${String(toSchema)}`);
  printStep('·', 'site', describeService(service));
  printStep('·', 'files', describeSwitch(releaseSwitch));
  printStep('·', 'backup', backupFolder);
  printStep(hasRoom(plan) ? '✓' : '✗', 'disk', describeRoom(plan));
  for (const contest of contests) printStep('!', 'contest', describeContest(contest));
  if (contests.length === 0) printStep('✓', 'contests', 'none runs or begins within an hour');
  printStep('·', 'migrations', pending.length === 0 ? 'none' : `${String(pending.length)} to apply:`);
  for (const { name, kind } of pending) printLine(`      ${kind.padEnd(8)} ${name}`);
}
