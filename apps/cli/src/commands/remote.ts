import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getRemoteVendor, remotePrefixes, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { remoteLanguages, type RemoteLanguage } from '@touchstone/contract/remote-languages/index';
import { stateOfBrowser } from '@touchstone/remote-judges/http/browser-session';
import { openVendorSession, vendorClients } from '@touchstone/remote-judges/vendors';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { checkVendor, type StepReport } from '../remote-check/check-vendor.ts';
import { readAccount } from '../remote-check/read-account.ts';
import { showStep } from '../remote-check/show-report.ts';

export const remoteCommand: Command = {
  name: 'remote',
  summary: 'check whether remote judging works at another site',
  help: `
Usage: touchstone remote check VENDOR [--problem ID] [--language NAME] [--code FILE] [--no-submit] [--origin URL]
                                      [--snapshots FOLDER]

Logs in at the site, reads a problem, submits a program and waits for the verdict, and prints which of these steps work. Use it
when submissions to a site fail, or after the site has changed. VENDOR is one of ${remotePrefixes.join(', ')}.

  --problem ID         the problem (an easy one of the site)
  --language NAME      as the site writes it (the first C++)
  --code FILE          the program (adds two numbers; any verdict shows that judging works)
  --no-submit          only the login and the problem
  --origin URL         a mirror of the site
  --snapshots FOLDER   where an answer that is not understood is stored, without passwords

The account is asked for at the terminal, or is in the environment: REMOTE_USERNAME, REMOTE_PASSWORD. Where a site wants a
browser: REMOTE_COOKIE and REMOTE_USER_AGENT of a browser that is logged in. For the API of Codeforces: REMOTE_API_KEY,
REMOTE_API_SECRET.

Exit code: 0 every step passed, 1 otherwise.`,
  run: runRemote,
};

/** As the worker of a site. */
const pollIntervalMs = 2500;

async function runRemote(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      problem: { type: 'string' },
      language: { type: 'string' },
      code: { type: 'string' },
      submit: { type: 'boolean', default: true },
      origin: { type: 'string' },
      snapshots: { type: 'string', default: join(tmpdir(), 'touchstone-remote') },
    },
  });
  const [action, vendorName, ...others] = positionals;
  if (action !== 'check' || vendorName === undefined || others.length > 0)
    throw new UsageError('Usage: touchstone remote check VENDOR');
  const prefix = parseVendor(vendorName);
  const { name, baseUrl, problemIdExample } = getRemoteVendor(prefix);
  const problemId = vendorClients[prefix].judge.parseProblemId(values.problem ?? problemIdExample);
  if (problemId === undefined)
    throw new UsageError(
      `${values.problem ?? ''} is no problem of ${name}: they look like ${problemIdExample}.`,
    );
  const language = chooseLanguage(prefix, values.language);
  const code = values.code === undefined ? sampleProgram() : await readFile(values.code, 'utf8');
  const { account, browser } = await readAccount(process.env, name);

  const origin = values.origin ?? baseUrl;
  const site = openVendorSession(prefix, {
    origin,
    ...(browser && { state: stateOfBrowser(origin, browser.cookie), userAgent: browser.userAgent }),
  });
  process.stdout.write(`${name} (${origin})\n`);
  const secrets = [
    account.password,
    ...(account.api ? [account.api.secret] : []),
    ...(browser ? [browser.cookie] : []),
  ];
  const reports: StepReport[] = [];
  let shown = Promise.resolve();
  try {
    await checkVendor(
      site,
      {
        prefix,
        account,
        isBrowserSession: browser !== undefined,
        problemId,
        language,
        code,
        isSubmitWanted: values.submit,
        wait: () => delay(pollIntervalMs),
      },
      (report) => {
        reports.push(report);
        const context = { prefix, secrets, snapshotFolder: values.snapshots, write: toOutput };
        shown = shown.then(() => showStep(report, context));
      },
    );
  } finally {
    await site.close();
  }
  await shown;
  return reports.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

const toOutput = (text: string) => void process.stdout.write(text);

function parseVendor(text: string): RemotePrefix {
  const found = remotePrefixes.find((prefix) => prefix === text.toUpperCase());
  if (found === undefined)
    throw new UsageError(`There is no vendor ${text}. Choose one of ${remotePrefixes.join(', ')}.`);
  return found;
}

function chooseLanguage(prefix: RemotePrefix, wanted: string | undefined): RemoteLanguage {
  const languages = remoteLanguages[getRemoteVendor(prefix).languageKey];
  const found = languages.find(({ name, contentType }) =>
    wanted === undefined ? contentType === 'text/x-c++src' : name === wanted,
  );
  if (found === undefined)
    throw new UsageError(
      `There is no language ${wanted ?? 'C++'}. Choose one of:\n${languages.map(({ name }) => `  ${name}`).join('\n')}`,
    );
  return found;
}

/** Sites refuse the same program twice, so each has its time in it. */
const sampleProgram = () => `// Touchstone checks whether remote judging works: ${new Date().toISOString()}
#include <iostream>

int main() {
    long long a, b;
    while (std::cin >> a >> b) std::cout << a + b << std::endl;
}
`;
