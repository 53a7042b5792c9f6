/** The account of a check: from the environment, or asked for at the terminal. The password is not shown. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { RemoteAccount } from '@touchstone/remote-judges/remote-judge';
import { UsageError } from '@touchstone/site-setup/usage-error';

export interface GivenAccount {
  account: RemoteAccount;
  browser: { cookie: string; userAgent: string } | undefined;
}

export async function readAccount(environment: NodeJS.ProcessEnv, siteName: string): Promise<GivenAccount> {
  const value = (name: string) => environment[name] || undefined;
  const cookie = value('REMOTE_COOKIE');
  const userAgent = value('REMOTE_USER_AGENT');
  if ((cookie === undefined) !== (userAgent === undefined))
    throw new UsageError(
      'REMOTE_COOKIE and REMOTE_USER_AGENT belong together: both come from the same browser.',
    );
  const username = value('REMOTE_USERNAME') ?? (await ask(`User name at ${siteName}: `, 'REMOTE_USERNAME'));
  // A cookie replaces it.
  const password =
    value('REMOTE_PASSWORD') ??
    (cookie === undefined ? await askHidden('Password: ', 'REMOTE_PASSWORD') : '');
  const [key, secret] = [value('REMOTE_API_KEY'), value('REMOTE_API_SECRET')];
  return {
    account: {
      username,
      password,
      ...(key !== undefined && secret !== undefined && { api: { key, secret } }),
    },
    browser: cookie === undefined || userAgent === undefined ? undefined : { cookie, userAgent },
  };
}

function requireTerminal(variable: string) {
  if (!process.stdin.isTTY) throw new UsageError(`There is no terminal to ask at. Set ${variable}.`);
}

async function ask(question: string, variable: string): Promise<string> {
  requireTerminal(variable);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

async function askHidden(question: string, variable: string): Promise<string> {
  requireTerminal(variable);
  process.stderr.write(question);
  // The terminal would repeat what is typed; nothing is repeated by an output that drops everything.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
