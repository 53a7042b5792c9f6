/** A process that upgrades and kills itself when it enters the given phase. `fails`: the trial start fails. */
import type { Phase } from '../journal.ts';
import { runUpgrade } from '../run-upgrade.ts';
import { killAt, sampleUpgrade, type SampleSite } from './sample-upgrade.ts';

const { site, phase, fails } = JSON.parse(process.argv[2] ?? '{}') as {
  site: SampleSite;
  phase: Phase;
  fails: boolean;
};
const runTrial = (): Promise<void> => (fails ? Promise.reject(new Error('it failed')) : Promise.resolve());
await runUpgrade(sampleUpgrade(site, { onPhase: killAt(phase), runTrial }));
