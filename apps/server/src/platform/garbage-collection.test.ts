import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { garbageCollectionFlags } from './garbage-collection.ts';

const run = promisify(execFile);

/** At run time V8 ignores a flag that it does not know; on the command line it refuses it. */
test('this version of V8 knows the flags of garbage collection', async () => {
  const printed = await run(process.execPath, [...garbageCollectionFlags, '--print', '1']);
  expect(printed.stdout).toBe('1\n');
  await expect(run(process.execPath, ['--no-such-flag', '--print', '1'])).rejects.toThrow('bad option');
});
