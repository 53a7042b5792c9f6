import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { restrictCommand } from '@touchstone/process-table/restrict-command';
import { findDatabaseAccount } from '../database-account.ts';

interface RefusedConnection {
  readonly connectionString: string;
  readonly refusal: unknown;
}

/**
 * The rest of an examination needs root, so only the question is asked by a process of the account that the database knows. Returns
 * what the program prints as JSON; undefined if there is no such account.
 */
export async function askAsDatabaseAccount(
  program: URL,
  { connectionString, refusal }: RefusedConnection,
): Promise<unknown> {
  const restriction = await findDatabaseAccount(connectionString, refusal);
  const commandLine = restriction && restrictCommand([process.execPath, fileURLToPath(program)], restriction);
  const [command, ...args] = commandLine ?? [];
  if (command === undefined) return undefined;
  const { stdout } = await promisify(execFile)(command, args, { cwd: '/' });
  return JSON.parse(stdout);
}
