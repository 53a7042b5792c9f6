import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openJudgeGroup } from './judge-group.ts';

const burn = 'const until = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < until);';
/** Waits for a line, then runs a process that uses a fifth of a second and ends. */
const parent = `process.stdin.once('data', () => {
  require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(burn)}]);
  console.log('done');
});`;

it('counts processes that have started later and ended, where both versions of control groups are mounted', async () => {
  const child = spawn(process.execPath, ['-e', parent]);
  try {
    const group = await openJudgeGroup([child.pid ?? 0]);
    const isPossible = process.getuid?.() === 0 && existsSync('/sys/fs/cgroup/unified/cgroup.procs');
    expect(group !== undefined).toBe(isPossible);
    if (group === undefined) return;
    const before = await group.loadCpuMs();
    child.stdin.write('\n');
    await once(child.stdout, 'data');
    expect((await group.loadCpuMs()) - before).toBeGreaterThanOrEqual(200);
    await group.close();
  } finally {
    child.kill('SIGKILL');
  }
});
