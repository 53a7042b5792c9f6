/**
 * How this works: SIGINT (Ctrl-C), SIGTERM and SIGHUP (a closed terminal) never end an upgrade where it is. What they do depends on the
 * phase, and is printed:
 *
 *   before the site is stopped     this process ends; nothing was changed
 *   until the new version is       the upgrade returns to the old version, which starts again
 *   known to be healthy            (it goes on if the files of the old version are gone)
 *   later, and in a rollback       the upgrade goes on to its end
 *
 * A further signal does nothing else. Only SIGKILL, or a crash of the machine, leaves a journal behind.
 */
import { constants } from 'node:os';
import { surviveLostTerminal } from '../survive-lost-terminal.ts';
import type { Phase, ReleaseSwitch } from './journal.ts';
import { canSwitchBack } from './release-switch.ts';
import type { ForegroundSite } from './service.ts';
import type { UpgradeInput } from './upgrade-run.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof signals)[number];

export interface Interruption extends Required<Pick<UpgradeInput, 'interruption' | 'onPhase'>> {
  /** From now on the signals are for a site in the foreground. Resolves with its exit code. */
  readonly handOver: (site: ForegroundSite) => Promise<number>;
}

export function listenForInterruption(print: (text: string) => void): Interruption {
  const controller = new AbortController();
  let current: { phase: Phase; releaseSwitch: ReleaseSwitch } | undefined;
  let site: ForegroundSite | undefined;
  const onSignal = (signal: StopSignal): void => {
    if (site !== undefined) return site.kill(signal);
    if (current === undefined) {
      print('this run has changed nothing');
      process.exit(128 + constants.signals[signal]);
    }
    print(describeEffect(current.phase, canSwitchBack(current.releaseSwitch, false)));
    controller.abort(new Error(`interrupted by ${signal}`));
  };
  for (const signal of signals) process.on(signal, onSignal);
  surviveLostTerminal();
  return {
    interruption: controller.signal,
    onPhase: (phase, releaseSwitch) => void (current = { phase, releaseSwitch }),
    handOver: (started) => {
      site = started;
      return started.ended;
    },
  };
}

export function describeEffect(phase: Phase, canReturn: boolean): string {
  if (phase === 'rolling-back') return 'please wait: the old version is coming back already';
  if (phase === 'switching' || phase === 'starting')
    return 'too late, please wait: the new version is healthy, and the site starts with it';
  if (!canReturn) return 'please wait: the files of the old version are gone, so the upgrade goes on';
  return 'please wait: the upgrade is given up after the present step, and the old version comes back';
}
