import { join } from 'node:path';
import { readConfiguration, repositoryRoot } from '@touchstone/site-setup/configuration';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { checkPort } from '../launcher/check-port.ts';
import { runInForeground } from './start.ts';

export const devCommand: Command = {
  name: 'dev',
  summary: 'start a site with hot reload for developers (what npm run dev does)',
  help: `
Usage: touchstone dev

Starts PostgreSQL, the server, a judge and Vite on one address. A change of a component updates the open page; a change of
a source of the server or the judge restarts it. Nothing is built.

Environment: as of touchstone start, but DATA_DIR is ./data-dev.`,
  run: runDev,
};

async function runDev(args: string[]): Promise<number> {
  if (args.length > 0) throw new UsageError('touchstone dev takes no arguments; see touchstone dev --help.');
  const dataDirectory = process.env['DATA_DIR']?.trim() || join(repositoryRoot, 'data-dev');
  const chosen = readConfiguration({ ...process.env, DATA_DIR: dataDirectory });
  const viteAddress = { host: chosen.host, port: chosen.port };
  await checkPort(viteAddress.host, viteAddress.port);
  const configuration = { ...chosen, host: '127.0.0.1', port: await findFreePort() };
  return await runInForeground({ configuration, viteAddress });
}
