/** After whatever a program did: the next run starts clean, nothing of the last one is alive, the host is as it was. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listChildren } from '@touchstone/process-table';
import { expect } from 'vitest';
import type { RunRequest, Slot } from '../run.ts';
import { listGroupedProcesses } from './host-groups.ts';
import { listHelpers } from './host-processes.ts';

export interface UnharmedFacts {
  readonly slot: Slot;
  readonly request: (program: string, args: readonly string[]) => RunRequest;
  readonly hostFolder: string;
}

export async function checkUnharmed({ slot, request, hostFolder }: UnharmedFacts): Promise<void> {
  const facts = await slot.run(request('look-around', []));
  expect(Buffer.from(facts.standardOutput.bytes).toString()).toBe(
    'work folder: look-around\ntmp:\nshared memory:\nprocesses: 2\ndescriptors: 0 1 2\nsum: 4950\n',
  );
  expect(facts).toMatchObject({ endedBy: 'itself', exitCode: 0, isOutOfMemory: false });
  expect(readFileSync(join(hostFolder, 'canary'), 'utf8')).toBe('alive');
  const helpers = listHelpers();
  expect(helpers.length).toBeGreaterThan(0);
  // Below a helper is its zygote, and below that a run.
  expect(helpers.flatMap(listChildren).flatMap(listChildren)).toEqual([]);
  expect(helpers.flatMap(listGroupedProcesses)).toEqual([]);
}
