import { EmbeddedPostgresError } from '@touchstone/database/embedded';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from './command.ts';
import { describeMachineFailure } from './describe-machine-failure.ts';
import { readProductVersion } from './product-version.ts';

/** Loaded on demand: a start must not wait for the libraries of a backup. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./commands/start.ts')).startCommand,
  dev: async () => (await import('./commands/dev.ts')).devCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  upgrade: async () => (await import('./commands/upgrade.ts')).upgradeCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  rehearse: async () => (await import('./commands/rehearse.ts')).rehearseCommand,
  remote: async () => (await import('./commands/remote.ts')).remoteCommand,
  account: async () => (await import('./commands/account.ts')).accountCommand,
  sweep: async () => (await import('./commands/sweep.ts')).sweepCommand,
  outbox: async () => (await import('./commands/outbox.ts')).outboxCommand,
};

// The command has finished: open handles, such as the channel to npm start, must not keep the process alive.
process.exit(await main(process.argv.slice(2)));

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(await overview());
    return name === undefined ? 2 : 0;
  }
  if (name === 'version' || name === '--version') {
    process.stdout.write(`${await readProductVersion()}\n`);
    return 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    process.stderr.write(`touchstone: there is no command "${name}".\n\n${await overview()}`);
    return 2;
  }
  const command = await load();
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${command.help.trim()}\n`);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    const sentence = isUserError(error) ? error.message : describeMachineFailure(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    return 1;
  }
}

function isUserError(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof EmbeddedPostgresError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

async function overview(): Promise<string> {
  const known = await Promise.all(Object.values(commands).map((load) => load()));
  const lines = known.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`);
  return `Usage: touchstone <command> [options]\n\n${lines.join('\n')}\n\ntouchstone <command> --help tells more; touchstone --version prints the version.\n`;
}
