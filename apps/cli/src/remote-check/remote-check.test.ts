import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRemoteVendor, remotePrefixes, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { findRemoteLanguage } from '@touchstone/contract/remote-languages/index';
import type { VendorSite } from '@touchstone/remote-judges/testing/vendor-site';
import { judgeByWord, localVendors, startVendorSite } from '@touchstone/remote-judges/testing/vendor-sites';
import { openVendorSession } from '@touchstone/remote-judges/vendors';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { remoteCommand } from '../commands/remote.ts';
import { checkVendor, type StepReport } from './check-vendor.ts';
import { showStep } from './show-report.ts';

const account = { username: 'ridge', password: 'a secret & more' };
let snapshotFolder: string;
let server: VendorSite | undefined;
beforeAll(async () => {
  snapshotFolder = await mkdtemp(join(tmpdir(), 'touchstone-remote-check-'));
});
afterAll(() => rm(snapshotFolder, { recursive: true }));
afterEach(async () => {
  await server?.close();
  server = undefined;
});

interface Wishes {
  password?: string;
  code?: string;
  isSubmitWanted?: boolean;
  disturb?: (site: VendorSite) => void;
}

/** The outcomes, and what the terminal shows. */
async function check(prefix: RemotePrefix, { password, code, isSubmitWanted = true, disturb }: Wishes = {}) {
  const { problemId, languages } = localVendors[prefix];
  const started = await startVendorSite(prefix, {
    accounts: { [account.username]: account.password },
    judge: judgeByWord(prefix),
  });
  server = started;
  disturb?.(started);
  const language = findRemoteLanguage(getRemoteVendor(prefix).languageKey, languages.cpp);
  if (language === undefined) throw new Error('no language');
  const site = openVendorSession(prefix, { origin: started.origin });
  const reports: StepReport[] = [];
  await checkVendor(
    site,
    {
      prefix,
      account: { ...account, ...(password !== undefined && { password }) },
      isBrowserSession: false,
      problemId,
      language,
      code: code ?? 'int main() { /* a program that is long enough for every site */ }',
      isSubmitWanted,
      wait: () => Promise.resolve(),
    },
    (report) => reports.push(report),
  );
  await site.close();
  let shown = '';
  for (const report of reports)
    await showStep(report, {
      prefix,
      secrets: [account.password],
      snapshotFolder,
      write: (text) => (shown += text),
    });
  return { outcomes: reports.map(({ step, outcome }) => `${step} ${outcome}`), shown };
}

const allPassed = ['login passed', 'import passed', 'submit passed', 'poll passed'];

describe('a check', () => {
  it.each(remotePrefixes)('of %s logs in, reads a problem, submits and reads the verdict', async (prefix) => {
    const { outcomes, shown } = await check(prefix);
    expect(outcomes).toEqual(allPassed);
    expect(shown).toContain(`${prefix}-${localVendors[prefix].problemId} "A + B Problem"`);
    expect(shown).toContain('✓ poll    accepted, 15 ms, 1800 KB');
  });

  it('takes any verdict, and shows the first line of the compiler', async () => {
    const { outcomes, shown } = await check('POJ', { code: `// compileError ${'x'.repeat(60)}` });
    expect(outcomes).toEqual(allPassed);
    expect(shown).toMatch(/✓ poll +compile error, .*1\.cpp: error: wrong\n/u);
  });

  it('goes on with what a wrong password allows', async () => {
    const { outcomes, shown } = await check('HDU', { password: 'wrong' });
    expect(outcomes).toEqual(['login failed', 'import passed', 'submit skipped', 'poll skipped']);
    expect(shown).toContain('✗ login   wrongPassword');
    expect(shown).toContain('→ Check the name and the password');
  });

  it('leaves no run behind if none is wanted', async () => {
    const { outcomes } = await check('LIBRE', { isSubmitWanted: false });
    expect(outcomes).toEqual(['login passed', 'import passed', 'submit skipped', 'poll skipped']);
    expect(server?.runs.list()).toEqual([]);
  });

  it('stores the page that it does not understand, without the password', async () => {
    const { outcomes, shown } = await check('HDU', { disturb: (site) => site.changeLayout() });
    expect(outcomes).toEqual(['login passed', 'import passed', 'submit failed', 'poll skipped']);
    const path = /The answer of the site: (\S+)/u.exec(shown)?.[1] ?? '';
    const page = await readFile(path, 'utf8');
    expect(page).toContain('<main>Status</main>');
    expect(page).not.toContain(account.password);
  });

  it('says that a browser is needed where the site wants one', async () => {
    const { outcomes, shown } = await check('CF', {
      disturb: (site) => {
        if ('protectPages' in site) (site.protectPages as (isProtected: boolean) => void)(true);
      },
    });
    expect(outcomes).toEqual(['login failed', 'import failed', 'submit skipped', 'poll skipped']);
    expect(shown).toContain('challengeRequired');
    expect(shown).toContain('REMOTE_COOKIE');
  });

  it('says when the code may have been accepted although the answer was lost', async () => {
    const { shown } = await check('SPOJ', {
      disturb: (site) => site.failNext(localVendors.SPOJ.submitPath, 'dropAfter'),
    });
    expect(shown).toContain('may have accepted');
  });
});

describe('touchstone remote check', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const run = async (args: string[], environment: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, [main, 'remote', 'check', ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    await once(child, 'close');
    return { code: child.exitCode, output };
  };

  it('uses the account of the environment', async () => {
    server = await startVendorSite('AC', {
      accounts: { [account.username]: account.password },
      judge: judgeByWord('AC'),
    });
    const { code, output } = await run(['ac', '--origin', server.origin], {
      REMOTE_USERNAME: account.username,
      REMOTE_PASSWORD: account.password,
    });
    expect(output).toMatch(/AtCoder \(http:.*✓ login.*✓ import.*✓ submit.*✓ poll +accepted/su);
    expect(code).toBe(0);
    expect(output).not.toContain(account.password);
  });

  it.each([
    [['luogu'], 'There is no vendor luogu'],
    [['hdu', '--problem', '1000A'], 'they look like 1000'],
    [['hdu', '--language', 'Cobol'], 'Choose one of:\n  G++'],
    [['hdu'], 'Set REMOTE_USERNAME'],
  ])('refuses %j', async (args, message) => {
    await expect(remoteCommand.run(['check', ...args])).rejects.toThrow(message);
  });
});
