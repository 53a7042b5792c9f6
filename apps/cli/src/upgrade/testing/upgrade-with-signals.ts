/** A process that upgrades and listens to signals as the command does. It prints what they do, and the outcome. */
import { listenForInterruption } from '../interruption.ts';
import { runUpgrade } from '../run-upgrade.ts';
import { runTrial } from '../trial.ts';
import { sampleUpgrade, type SampleSite } from './sample-upgrade.ts';

const { site, hasTrial, commands } = JSON.parse(process.argv[2] ?? '{}') as {
  site: SampleSite;
  /** Whether the server of this release is really started. */
  hasTrial: boolean;
  commands: { stop: string; start: string };
};
const { handOver: _, ...listeners } = listenForInterruption((text) => console.log(text));
const { outcome, reason, runsAgain } = await runUpgrade(
  sampleUpgrade(site, { ...listeners, commands, ...(hasTrial && { runTrial }) }),
);
console.log(JSON.stringify({ outcome, reason, runsAgain }));
process.exit();
