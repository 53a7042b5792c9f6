import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '@touchstone/site-setup/usage-error';

const maxBuffer = 16 * 1024 * 1024;

/** Runs a command of the operator; its output is shown only if it fails. */
export async function runShell(command: string): Promise<void> {
  try {
    await runUninterrupted('/bin/sh', '-c', command);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UsageError(`The command failed: ${error.message}`, { cause: error });
  }
}

/**
 * A Ctrl-C and a closed terminal reach every process of the terminal. What stops and starts the site must not be cut short by them:
 * ignored signals stay ignored in the program that the shell becomes.
 */
export async function runUninterrupted(...commandLine: readonly string[]): Promise<void> {
  const become = `trap '' INT HUP; exec "$@"`;
  await promisify(execFile)('/bin/sh', ['-c', become, 'sh', ...commandLine], { maxBuffer });
}
