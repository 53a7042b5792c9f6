import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemotePrefix } from '@touchstone/contract/remote-judges';
import type { RemoteErrorKey } from '@touchstone/remote-judges/remote-error';
import { removeSecrets } from '@touchstone/remote-judges/remove-secrets';
import type { StepReport } from './check-vendor.ts';

const marks = { passed: '✓', skipped: '·', failed: '✗' } as const;

/** What an administrator can do. */
const advice: Readonly<Record<RemoteErrorKey, string>> = {
  unknownProblem: 'Choose another problem with --problem.',
  privateProblem: 'The account may not see the problem. Choose another one with --problem.',
  wrongPassword: 'Check the name and the password by logging in with a browser.',
  accountLocked: 'Log in with a browser: the site may want a confirmation.',
  loggedOut: 'The session has ended. Copy the cookie again, or log in with the password.',
  languageRefused: 'The site does not offer the language any more. Choose another one with --language.',
  codeTooShort: 'Give a longer program with --code.',
  codeTooLong: 'Give a shorter program with --code.',
  duplicateSubmission: 'The site has this program already. Give another one with --code.',
  challengeRequired: 'Log in with a browser and set REMOTE_COOKIE and REMOTE_USER_AGENT.',
  tooFast: 'The site asks to wait. Try again later.',
  siteDown: 'The site did not answer as it should. Try again later, or open it with a browser.',
  layoutChanged: 'The site has changed: the client of the vendor must be adapted. The answer shows how.',
};

export interface ReportContext {
  prefix: RemotePrefix;
  /** Must not be written anywhere. */
  secrets: readonly string[];
  snapshotFolder: string;
  write: (text: string) => void;
}

export async function showStep(
  report: StepReport,
  { prefix, secrets, snapshotFolder, write }: ReportContext,
): Promise<void> {
  const begin = `  ${marks[report.outcome]} ${report.step.padEnd(8)}`;
  if (report.outcome !== 'failed') {
    write(`${begin}${report.detail}\n`);
    return;
  }
  const { error, step } = report;
  write(`${begin}${removeSecrets(error.message, secrets)}\n`);
  if (error.isOutcomeUnknown) write('            The site may have accepted the code all the same.\n');
  write(`            → ${advice[error.key]}\n`);
  if (error.snapshot === undefined) return;
  const { url, status, text } = error.snapshot;
  await mkdir(snapshotFolder, { recursive: true });
  const path = join(snapshotFolder, `${prefix.toLowerCase()}-${step}.html`);
  const page = `<!-- ${removeSecrets(url, secrets)} answered ${String(status)} -->\n${removeSecrets(text, secrets)}`;
  await writeFile(path, page, { mode: 0o600 });
  write(`            The answer of the site: ${path}\n`);
}
