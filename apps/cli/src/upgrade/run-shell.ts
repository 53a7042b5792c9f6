import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '@touchstone/site-setup/usage-error';

/** Runs a command of the operator; its output is shown only if it fails. */
export async function runShell(command: string): Promise<void> {
  try {
    await promisify(execFile)('/bin/sh', ['-c', command], { maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UsageError(`The command failed: ${error.message}`, { cause: error });
  }
}
