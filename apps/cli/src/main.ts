import { EmbeddedPostgresError } from '@touchstone/database/embedded';
import { UsageError, type Command } from './command.ts';

/** Loaded on demand: `touchstone --help` must not wait for the libraries of a backup. */
const commands: readonly (() => Promise<Command>)[] = [
  async () => (await import('./commands/start.ts')).startCommand,
  async () => (await import('./commands/doctor.ts')).doctorCommand,
  async () => (await import('./commands/backup.ts')).backupCommand,
  async () => (await import('./commands/restore.ts')).restoreCommand,
  async () => (await import('./commands/outbox.ts')).outboxCommand,
];

// The command has finished: nothing that is still open, such as the channel to npm start, may keep us alive.
process.exit(await main(process.argv.slice(2)));

async function main([name, ...args]: string[]): Promise<number> {
  const known = await Promise.all(commands.map((load) => load()));
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(overview(known));
    return name === undefined ? 2 : 0;
  }
  const command = known.find((candidate) => candidate.name === name);
  if (!command) {
    process.stderr.write(`touchstone: there is no command "${name}".\n\n${overview(known)}`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${command.help.trim()}\n`);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (!isForThePerson(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function isForThePerson(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof EmbeddedPostgresError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function overview(known: readonly Command[]): string {
  const lines = known.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`);
  return `Usage: touchstone <command> [options]\n\n${lines.join('\n')}\n\ntouchstone <command> --help tells more.\n`;
}
