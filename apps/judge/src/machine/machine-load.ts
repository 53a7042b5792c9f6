import { cpus, freemem, totalmem } from 'node:os';

export interface MachineLoad {
  readonly cpuCores: number;
  readonly cpuLoadPercent: number;
  readonly memoryLoadPercent: number;
}

/** The load between two calls of the returned function; the first call looks back to its creation. */
export function createLoadMeter(): () => MachineLoad {
  let before = readTicks();
  let cpuLoadPercent = 0;
  return () => {
    const now = readTicks();
    const total = now.total - before.total;
    // Two calls within one clock tick: nothing to measure, the last figure stands.
    if (total > 0) cpuLoadPercent = percent((now.busy - before.busy) / total);
    before = now;
    return {
      cpuCores: cpus().length,
      cpuLoadPercent,
      memoryLoadPercent: percent(1 - freemem() / totalmem()),
    };
  };
}

function readTicks(): { busy: number; total: number } {
  const ticks = cpus().map(({ times }) => times);
  const idle = ticks.reduce((sum, times) => sum + times.idle, 0);
  const total = ticks.reduce(
    (sum, { user, nice, sys, idle: rest, irq }) => sum + user + nice + sys + rest + irq,
    0,
  );
  return { busy: total - idle, total };
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}
