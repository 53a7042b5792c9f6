/**
 * For `npm test -- --cpu`, in which one test file runs after the other: writes down the CPU time at the beginning and the end of
 * each. What happens after the last test of a file (a server that stops) counts for that file, until the next one begins.
 */
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { groupsVariable, readCpuSeconds } from './control-group.mjs';

const groups = (process.env[groupsVariable] ?? '').split(':');

/** Beside the group, which is a folder that cannot hold files. */
function note(event: 'begin' | 'end') {
  const { testPath = '' } = expect.getState();
  const line = { event, file: testPath, cpu: readCpuSeconds(groups) };
  appendFileSync(process.env['CPU_NOTES'] ?? '', `${JSON.stringify(line)}\n`);
}

note('begin');
afterAll(() => {
  note('end');
});
