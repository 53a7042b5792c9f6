import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { openFactorReset, type FactorOwner } from '@touchstone/server/second-factor';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { openDatabase } from '../open-database.ts';

const usage = 'Usage: touchstone account reset-second-factor USERNAME [--yes]';

export const accountCommand: Command = {
  name: 'account',
  summary: 'remove the second factor of an account whose owner lost the phone',
  help: `
${usage}

Removes the passkeys, the authenticator app and the recovery codes of an account, logs out all of its devices, sends its owner a
message and a mail, and writes to the audit log. Afterwards the password is enough for a login. Administrators can do the same in
the back office, but not for the first super administrator.

  --yes   do not ask for confirmation

Environment: DATA_DIR (./data), DATABASE_URL.

Exit code: 0 removed, or there was nothing to remove; 1 unknown account or not confirmed.`,
  run: runAccount,
};

async function runAccount(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [action, username, ...others] = positionals;
  if (action !== 'reset-second-factor' || username === undefined || others.length > 0)
    throw new UsageError(usage);
  const database = await openDatabase(readConfiguration(process.env), { mayCreate: false });
  try {
    return await resetSecondFactor(database.connectionString, {
      username,
      confirm: values.yes ? () => Promise.resolve(true) : confirmAtTerminal,
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await database.close();
  }
}

interface ResetOptions {
  username: string;
  confirm: (owner: FactorOwner) => Promise<boolean>;
  print: (line: string) => void;
}

export async function resetSecondFactor(
  connectionString: string,
  { username, confirm, print }: ResetOptions,
): Promise<number> {
  const factors = await openFactorReset(connectionString);
  try {
    const owner = await factors.find(username);
    if (owner === undefined) throw new UsageError(`There is no account "${username}".`);
    if (!owner.hasApp && owner.passkeyCount === 0) {
      print(`${owner.username} has no second factor.`);
      return 0;
    }
    print(describeFactors(owner));
    if (!(await confirm(owner))) {
      print('Nothing was changed.');
      return 1;
    }
    await factors.reset(owner);
    print(`Removed. ${owner.username} can log in with the password alone; all devices are logged out.`);
    return 0;
  } finally {
    await factors.close();
  }
}

export function describeFactors({ username, email, hasApp, passkeyCount }: FactorOwner): string {
  const factors = [
    ...(hasApp ? ['an authenticator app'] : []),
    ...(passkeyCount > 0 ? [`${String(passkeyCount)} ${passkeyCount === 1 ? 'passkey' : 'passkeys'}`] : []),
  ];
  return `${username} (${email ?? 'no mail address'}) has ${factors.join(' and ')}.`;
}

/** The name has to be typed: the account of somebody else is easily chosen by mistake. */
async function confirmAtTerminal({ username }: FactorOwner): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('There is no terminal to ask at. Confirm with --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const typed = await terminal.question(`Type the username to remove the second factor of ${username}: `);
    return typed.trim().toLowerCase() === username.toLowerCase();
  } finally {
    terminal.close();
  }
}
