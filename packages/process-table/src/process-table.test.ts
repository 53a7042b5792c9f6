import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import {
  findRunningProcess,
  isRunning,
  listChildren,
  loadCpuTimeMs,
  loadPeakMemoryBytes,
  parseProcessStat,
  readCommandLine,
} from './process-table.ts';

describe('parseProcessStat', () => {
  const rest = 'S 17 42 42 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 1 0 987654 100 200';
  test.each(['node', 'tmux: server', 'a) S 1 (b', ''])('parses the fields after the name %j', (name) => {
    expect(parseProcessStat(`42 (${name}) ${rest}\n`)).toEqual({
      name,
      state: 'S',
      parentPid: 17,
      startTicks: '987654',
      endedChildrenTicks: 15,
    });
  });
});

describe('the process table', () => {
  test('finds a child while it runs', async () => {
    const child = spawn('sleep', ['600']);
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    expect(findRunningProcess(pid)).toMatchObject({ name: 'sleep', parentPid: process.pid });
    expect(listChildren(process.pid)).toContain(pid);
    expect(loadPeakMemoryBytes(pid)).toBeGreaterThan(0);
    expect(readCommandLine(pid)).toBe('sleep\x00600\x00');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isRunning(pid)).toBe(false);
    expect(listChildren(process.pid)).not.toContain(pid);
    expect(readCommandLine(pid)).toBe('');
    expect(loadCpuTimeMs(pid)).toBe(0);
    expect(loadPeakMemoryBytes(pid)).toBeUndefined();
  });
});
